import type { Place } from '../../../site/src/journeys/graph.ts';
import type { JourneyChoice } from './address.ts';

/** The walk that is on show, and the means to go on with it. */
export interface Walk {
  places: readonly Place[];
  at: number;
  /** Goes to a place: the next one of the walk, or another one, which begins a branch of it. */
  goTo: (place: Place) => void;
  /** Goes to a place of the walk by its number. */
  step: (to: number) => void;
}

/** Changes what the address says. */
export type Choose = (chosen: Partial<JourneyChoice>) => void;

/** The walk of the address, or the usual one of its map. */
export function useWalk({ walk, at: asked }: JourneyChoice, usual: readonly Place[], choose: Choose): Walk {
  const places = walk.length > 0 ? walk : usual;
  const at = Math.min(asked, Math.max(0, places.length - 1));

  return {
    places,
    at,
    goTo: (place) => {
      const next = at + 1;
      const kept = places[next] === place ? places : [...places.slice(0, next), place];
      choose({ walk: kept, at: next });
    },
    step: (to) => {
      if (to >= 0 && to < places.length) choose({ walk: places, at: to });
    },
  };
}
