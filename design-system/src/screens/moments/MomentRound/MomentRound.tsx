import { styled } from 'styled-components';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import type { MomentHour } from '../MomentsState.ts';

export interface MomentRoundProps {
  hour: MomentHour;
  /** Draws it after the page’s first paint. For those below the first screen. */
  later?: boolean;
}

const sceneOfHour = { dawn: 'hour-sit', dusk: 'hour-breathe', night: 'hour-sleep' } as const;

/** The round drawing of an hour, as wide as its box. It looks the same by day and by night. */
export function MomentRound({ hour, later = false }: MomentRoundProps) {
  return <Round name={sceneOfHour[hour]} data-mood={hour} later={later} />;
}

const Round = styled(Scene)`
  position: relative;
  z-index: 0;
  inset: auto;
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: 50%;
`;
