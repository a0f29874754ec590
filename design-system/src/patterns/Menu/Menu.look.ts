import { css } from 'styled-components';
import { color, fontSize, radius, touch } from '../../tokens/index.ts';

/** A menu item: a link or a button. */
export const menuItemLook = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  inline-size: 100%;
  min-block-size: ${touch};
  padding: 0.4rem 0.9rem;
  border: 0;
  border-radius: ${radius.s};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize.small};
  font-weight: 540;
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &[aria-current='true'] {
    background: ${color.surfaceTint};
    color: ${color.onActionSoft};
  }
  @media (hover: hover) {
    &:not([aria-current='true']):hover {
      background: ${color.wash};
    }
  }
  &:active {
    background: ${color.washStrong};
  }
`;
