import { css } from 'styled-components';

/** Hides an element from sight and leaves it in the accessibility tree. */
export const hiddenLook = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
