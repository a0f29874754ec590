import { css } from 'styled-components';
import { color, shadow } from '../../tokens/index.ts';

/** The round button of a player. */
export const playButtonLook = css`
  display: inline-grid;
  place-items: center;
  inline-size: 66px;
  block-size: 66px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${color.action};
  box-shadow: ${shadow.action};
  color: ${color.onAction};
  cursor: pointer;

  & svg {
    inline-size: 1.7rem;
    block-size: 1.7rem;
  }
  @media (hover: hover) {
    &:hover {
      background: ${color.actionHover};
    }
  }
  &:active {
    background: ${color.actionPressed};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
