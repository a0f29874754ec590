import { keyframes, styled } from 'styled-components';
import { color, ease, fontSize, radius } from '../../tokens/index.ts';
import type { SkeletonShape } from './Skeleton.options.ts';

export interface SkeletonProps {
  /**
   * The shape of the content to come, so that the layout does not shift.
   * @default 'line'
   */
  shape?: SkeletonShape;
}

/** A placeholder for content that is loading. Hidden from the accessibility tree: the loading region sets `aria-busy`. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <Root aria-hidden="true" data-shape={shape} />;
}

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.55; }
`;

const Root = styled.span`
  display: block;
  inline-size: 100%;
  border-radius: ${radius.s};
  background: ${color.field};
  animation: ${breathe} 4s ${ease.breath} infinite;

  &[data-shape='line'] {
    block-size: 1em;
    margin-block: 0.3em;
  }
  &[data-shape='title'] {
    max-inline-size: 12rem;
    block-size: ${fontSize.h2};
  }
  &[data-shape='field'] {
    block-size: 58px;
    border-radius: ${radius.m};
  }
  &[data-shape='circle'] {
    inline-size: 48px;
    block-size: 48px;
    border-radius: 50%;
  }
`;
