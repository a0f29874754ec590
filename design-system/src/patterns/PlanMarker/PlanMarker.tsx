import { styled } from 'styled-components';
import { color } from '../../tokens/index.ts';
import type { PlanMarkerKind } from './PlanMarker.options.ts';

export interface PlanMarkerProps {
  kind: PlanMarkerKind;
  /** The chosen plan: its circle is filled, the others are outlined. */
  chosen?: boolean;
}

/** A plan as circles on a horizon: a small one for a month, a large one for a year, six for a family. */
export function PlanMarker({ kind, chosen = false }: PlanMarkerProps) {
  const { circles, horizon } = drawings[kind];

  return (
    <Root
      width="64"
      viewBox="0 0 64 48"
      aria-hidden="true"

      data-chosen={chosen || undefined}
    >
      {circles.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} />
      ))}
      <path d={horizon} />
    </Root>
  );
}

interface MarkerDrawing {
  circles: readonly (readonly [cx: number, cy: number, r: number])[];
  horizon: string;
}

const drawings: Record<PlanMarkerKind, MarkerDrawing> = {
  monthly: { circles: [[32, 28, 10]], horizon: 'M2 40Q32 42.6 62 40Q32 37.4 2 40Z' },
  annual: {
    circles: [[32, 21, 17]],
    horizon: 'M2 40Q32 42.6 62 40Q32 37.4 2 40ZM19 45Q32 46.8 45 45Q32 43.2 19 45Z',
  },
  family: {
    circles: [
      [7, 33.5, 5],
      [17.5, 34.5, 4],
      [28, 32.5, 6],
      [38, 35.3, 3.2],
      [46, 34.3, 4.2],
      [55, 34.9, 3.6],
    ],
    horizon: 'M1 40Q32 42.6 63 40Q32 37.4 1 40Z',
  },
};

const Root = styled.svg`
  display: block;
  inline-size: 64px;
  max-inline-size: 100%;
  overflow: visible;

  & circle {
    fill: none;
    stroke: ${color.fieldLine};
    stroke-width: 2.2;
  }
  & path {
    fill: ${color.textSoft};
  }

  /* Chosen by its prop, or by the radio button beside it. */
  &[data-chosen] circle,
  :checked ~ & circle {
    fill: ${color.logoOrb};
    stroke: none;
  }
  &[data-chosen] path,
  :checked ~ & path {
    fill: ${color.text};
  }
`;
