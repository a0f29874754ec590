import { keyframes, styled } from 'styled-components';
import { duration, ease, media } from '../../tokens/index.ts';

/**
 * The breathing circle between background and foreground. Each is a layer: only transform and opacity are animated,
 * so that the landscape is not painted again in each frame, and text can follow the same timing.
 */
export function Breathing() {
  return (
    <>
      <Circle data-scene-layer="orb" />
      <Land data-scene-layer="still-in-front" />
      <Light data-scene-layer="still-glint" />
    </>
  );
}

const breathe = keyframes`
  0%, 100% { transform: scale(0.8); }
  50% { transform: scale(1.06); }
`;

const follow = keyframes`
  0%, 100% { opacity: 0.78; }
  50% { opacity: 1; }
`;

// Where the composition has it: 280 of 1600 wide, with its foot 260 of 900 above the scene's. The drawing has a margin
// of 4 of 208 around it.
const Circle = styled.div`
  position: absolute;
  inset: auto auto 28.267% 40.9%;
  inline-size: 18.2%;
  aspect-ratio: 1;
  background-position: 50% 100%;
  background-size: contain;
  background-repeat: no-repeat;
  transform-origin: 50% 98.077%;
  animation: ${breathe} ${duration.breath} ${ease.breath} infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

const Land = styled.div`
  position: absolute;
  inset: calc(-1 * var(--scene-above, 0%)) 0 0;
  background-position: 50% 100%;
  background-size: cover;
  background-repeat: no-repeat;
`;

const Light = styled(Land)`
  animation: ${follow} ${duration.breath} ${ease.breath} infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
