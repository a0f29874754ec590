import { css } from 'styled-components';

/**
 * The edge of a card that can be chosen, where forced colours take tones and shadows away: the chosen one's is thick,
 * since the outline tells where the focus is. For a positioned box around a radio button.
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
