import { css } from 'styled-components';

/**
 * The border of a selectable card under forced colours, which remove backgrounds and shadows: the chosen one's is thick,
 * since the outline shows focus. For a positioned box around a radio button.
 */
export const choiceEdgeLook = css`
  @media (forced-colors: active) {
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      border: 1px solid;
      border-radius: inherit;
    }
    &:has(:checked)::before {
      border: 4px solid Highlight;
    }
  }
`;
