import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, font, fontSize } from '../../tokens/index.ts';
import type { HeadingLevel, HeadingSize } from './Heading.options.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Its place in the page's outline. `'none'` is a big sentence that heads nothing. */
  level: HeadingLevel | 'none';
  /** How big it looks, whatever its level. */
  size: HeadingSize;
  /** Ends the words with the circle, resting on the baseline. Not heard, so the words need no stop of their own. */
  stop?: boolean;
}

/** Says it. */
export function Heading({ level, size, stop = false, children, ...rest }: HeadingProps) {
  return (
    <Root {...rest} as={level === 'none' ? 'p' : `h${level}`} data-size={size}>
      {children}
      {stop && <Stop aria-hidden="true" />}
    </Root>
  );
}

const Root = styled.h1`
  margin: 0;
  font-family: ${font.display};
  font-weight: 380;
  letter-spacing: -0.028em;
  line-height: 1.06;
  text-wrap: balance;
  hyphens: auto;
  hyphenate-limit-chars: 12 5 5;
  overflow-wrap: break-word;

  &[data-size='display'] {
    font-size: ${fontSize.display};
    font-weight: 340;
    letter-spacing: -0.04em;
    line-height: 0.94;
  }
  &[data-size='h1'] {
    font-size: ${fontSize.h1};
    letter-spacing: -0.032em;
    line-height: 1.02;
  }
  &[data-size='h2'] {
    font-size: ${fontSize.h2};
  }
  &[data-size='h3'] {
    font-size: ${fontSize.h3};
    font-weight: 440;
    letter-spacing: -0.018em;
    line-height: 1.18;
  }
`;

// It takes no room of its own, so it never stands alone on the next line.
const Stop = styled.span`
  display: inline-block;
  inline-size: 0.2em;
  block-size: 0.2em;
  margin-inline: 0.05em -0.25em;
  border-radius: 50%;
  background: ${color.stop};
`;
