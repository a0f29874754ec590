import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, fontSize } from '../../tokens/index.ts';
import type { TextSize } from './Text.options.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** @default 'body' */
  size?: TextSize;
  /** A softer colour, for secondary text. */
  soft?: boolean;
}

/** A paragraph. */
export function Text({ size = 'body', soft = false, ...rest }: TextProps) {
  return <Root {...rest} data-size={size} data-soft={soft || undefined} />;
}

const Root = styled.p`
  margin: 0;

  &[data-size='lead'] {
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
  /* Two or three lines, which would end in a word or two. Parents can choose otherwise. */
  &:where([data-size='lead']) {
    text-wrap: balance;
  }
  &[data-size='body'] {
    font-size: ${fontSize.body};
    line-height: 1.6;
  }
  &[data-size='small'] {
    font-size: ${fontSize.small};
    line-height: 1.5;
  }
  &[data-size='fine'] {
    font-size: ${fontSize.fine};
    line-height: 1.5;
  }
  &[data-soft] {
    color: ${color.textSoft};
  }
`;
