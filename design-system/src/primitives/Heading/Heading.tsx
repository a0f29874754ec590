import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, fontSize } from '../../tokens/index.ts';
import type { HeadingLevel, HeadingSize } from './Heading.options.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** The heading's level. `'none'` renders a paragraph with the same look. */
  level: HeadingLevel | 'none';
  /** The text size, independent of the level. */
  size: HeadingSize;
  /**
   * Draws the circle as the full stop, except behind a question or exclamation mark. Hidden from the accessibility tree:
   * the text has no full stop of its own.
   */
  stop?: boolean;
}

/** A heading. */
export function Heading({ level, size, stop = false, children, ...rest }: HeadingProps) {
  return (
    <Root {...rest} as={level === 'none' ? 'p' : `h${level}`} data-size={size}>
      {children}
      {stop && !endsWithMark(children) && <Stop aria-hidden="true" />}
    </Root>
  );
}

function endsWithMark(text: ReactNode): boolean {
  return typeof text === 'string' && /[?!…]$/.test(text);
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
  overflow-wrap: anywhere;

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

// It takes no width, so that it never wraps to a line of its own.
const Stop = styled.span`
  display: inline-block;
  inline-size: 0.2em;
  block-size: 0.2em;
  margin-inline: 0.05em -0.25em;
  border-radius: 50%;
  background: ${color.stop};
`;
