import { styled } from 'styled-components';
import { color } from '../../tokens/index.ts';
import type { PlanMarkerKind } from '../PlanMarker/PlanMarker.options.ts';

export interface TileMarkerProps {
  kind: PlanMarkerKind;
}

/** A plan's circles on a horizon as wide as the tile, with reflections. The same size on every tile. */
export function TileMarker({ kind }: TileMarkerProps) {
  const { circles, light } = drawings[kind];

  return (
    <Root aria-hidden="true">
      <g>
        {circles.map(([cx, cy, r]) => (
          <circle key={cx} cx={cx} cy={cy} r={r} />
        ))}
        <path d={light} opacity=".7" />
      </g>
      <path d="M0 66h1600v2H0z" />
    </Root>
  );
}

interface TileDrawing {
  circles: readonly (readonly [cx: number, cy: number, r: number])[];
  light: string;
}

const drawings: Record<PlanMarkerKind, TileDrawing> = {
  monthly: {
    circles: [[56, 44, 22]],
    light: 'M39 73Q56 75 73 73Q56 71 39 73ZM49 79Q58 80.6 67 79Q58 77.4 49 79Z',
  },
  annual: {
    circles: [[66, 34, 32]],
    light: 'M41 73Q66 75 91 73Q66 71 41 73ZM52 79Q68 80.6 84 79Q68 77.4 52 79Z',
  },
  family: {
    circles: [
      [48, 49, 17],
      [84, 54, 12],
      [116, 46, 20],
      [149, 57, 9],
      [172, 54, 12],
      [197, 56, 10],
    ],
    light:
      'M34 73Q64 75 94 73Q64 71 34 73ZM101 73Q116 75 131 73Q116 71 101 73ZM152 73Q172 75 192 73Q172 71 152 73Z' +
      'M64 79Q84 80.6 104 79Q84 77.4 64 79ZM145 79Q160 80.6 175 79Q160 77.4 145 79Z',
  },
};

const Root = styled.svg`
  display: block;
  flex: none;
  inline-size: 100%;
  block-size: 84px;

  & > g {
    fill: ${color.moonLit};
  }
  /* Beside each other on a tablet, tiles are narrow: smaller circles keep their distance from the edge. */
  @media (min-width: 681px) and (max-width: 860px) {
    & > g {
      transform: scale(0.8);
      transform-origin: 0 66px;
    }
  }
  & > path {
    fill: ${color.horizon};
  }
`;
