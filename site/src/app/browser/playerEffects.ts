import { playExercise } from '../../../sagas/playExercise.ts';
import { playTeasedExercise } from '../../../sagas/playTeasedExercise.ts';
import { tellListening } from '../../../sagas/tellListening.ts';
import type { Effects } from '../../pages/definePage.ts';
import { createListening } from '../../services/listening.ts';
import { createPlaces } from '../../services/places.ts';
import { createPlayers } from '../../services/players.ts';
import { createPlayerTeaser } from '../../services/playerTeaser.ts';
import { exerciseAnalytics } from '../../state/exercise/exercise.ts';
import { whenSeen } from './whenSeen.ts';

/** How a page has its player: in its HTML, or in place of a teaser once the visitor comes near. */
export type PlayerArrival = 'drawn' | 'teased';

/** A quiet page's effects, and those of its player beside them. `userId` is empty on pages for signed-out visitors. */
export function withPlayer(page: Effects, userId: string, arrival: PlayerArrival): Effects {
  return {
    ...page,
    sagas: [...page.sagas, arrival === 'drawn' ? playExercise : playTeasedExercise, tellListening],
    services: (core) => ({
      ...page.services?.(core),
      players: createPlayers(window),
      playerTeaser: createPlayerTeaser(window, whenNear),
      places: createPlaces(window, userId),
      listening: userId === '' ? undefined : createListening(core.memberApi),
    }),
    analytics: [...(page.analytics ?? []), ...exerciseAnalytics],
  };
}

/** One screen before it can be seen. */
function whenNear(part: Element, work: () => void) {
  whenSeen(part, work, '100%');
}
