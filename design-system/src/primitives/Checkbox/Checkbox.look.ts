import { css } from 'styled-components';
import { color, fontSize } from '../../tokens/index.ts';

/** The line of a checkbox: the box and its words. */
export const checkboxLine = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0.9rem;
  align-items: start;
  min-block-size: 44px;
  padding-block: 8px;
  font-size: ${fontSize.small};
  line-height: 1.5;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
`;

/** An empty box. */
export const checkboxBox = css`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin: 0;
  border-radius: 9px;
  background: ${color.field};
  box-shadow: inset 0 0 0 2px ${color.fieldLine};
  cursor: inherit;
`;

/** The tick in a box. */
export const checkboxTick = css`
  content: '';
  inline-size: 13px;
  block-size: 7px;
  margin-block-start: -3px;
  border: solid ${color.onAction};
  border-width: 0 0 2.5px 2.5px;
  border-radius: 1px;
  transform: rotate(-45deg);
`;
