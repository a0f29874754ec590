import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow } from '../../tokens/index.ts';
import type { CardElevation } from './Card.options.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * `rest` has a small shadow; `float`, for the main card of a page, a large one.
   * @default 'rest'
   */
  elevation?: CardElevation;
}

/** A surface that groups related content. */
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
