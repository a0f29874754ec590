import { css } from 'styled-components';
import { art } from '../../tokens/index.ts';

/** The sky behind a scene, coloured by the tokens of the current mood. */
export const skyLook = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: linear-gradient(${art.skyA}, ${art.skyM} 45%, ${art.skyB} 76%);
`;
