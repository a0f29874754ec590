import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow } from '../../tokens/index.ts';
import type { CardElevation } from './Card.options.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * `rest` lies on the paper, `float` is the one card that matters.
   * @default 'rest'
   */
  elevation?: CardElevation;
}

/** A sheet that keeps together what belongs together. */
export function Card({ elevation = 'rest', ...rest }: CardProps) {
  return <Root {...rest} data-elevation={elevation} />;
}

const Root = styled.div`
  padding: clamp(1.5rem, 3vw, 2.25rem);
  border-radius: ${radius.xl};
  background: ${color.surface};

  @media (forced-colors: active) {
    border: 1px solid;
  }

  &[data-elevation='rest'] {
    box-shadow: ${shadow.rest};
  }
  &[data-elevation='float'] {
    box-shadow: ${shadow.float};
  }
`;
