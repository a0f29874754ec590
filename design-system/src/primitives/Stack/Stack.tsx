import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../../tokens/index.ts';
import type { StackAlignment, StackDirection, StackGap } from './Stack.options.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * A row wraps when it is too wide.
   * @default 'column'
   */
  direction?: StackDirection;
  /**
   * A step of the space scale.
   * @default 4
   */
  gap?: StackGap;
  /**
   * Alignment across the direction.
   * @default 'stretch'
   */
  align?: StackAlignment;
}

/** Lays out its children in a column or row with equal gaps. */
export function Stack({ direction = 'column', gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Root {...rest} data-direction={direction} data-gap={gap} data-align={align} />;
}

const Root = styled.div`
  display: flex;
  min-inline-size: 0;

  &[data-direction='column'] {
    flex-direction: column;
  }
  &[data-direction='row'] {
    flex-wrap: wrap;
  }

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }

  &[data-gap='1'] {
    gap: ${space[1]};
  }
  &[data-gap='2'] {
    gap: ${space[2]};
  }
  &[data-gap='3'] {
    gap: ${space[3]};
  }
  &[data-gap='4'] {
    gap: ${space[4]};
  }
  &[data-gap='5'] {
    gap: ${space[5]};
  }
  &[data-gap='6'] {
    gap: ${space[6]};
  }
  &[data-gap='7'] {
    gap: ${space[7]};
  }
`;
