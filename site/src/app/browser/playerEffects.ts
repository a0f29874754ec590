import { playExercise } from '../../../sagas/playExercise.ts';
import { tellListening } from '../../../sagas/tellListening.ts';
import type { Effects } from '../../pages/definePage.ts';
import { createListening } from '../../services/listening.ts';
import { createPlaces } from '../../services/places.ts';
import { createPlayers } from '../../services/players.ts';
import { exerciseAnalytics } from '../../state/exercise/exercise.ts';

/** A quiet page's effects, and those of its player beside them. `userId` is empty on pages for signed-out visitors. */
export function withPlayer(page: Effects, userId: string): Effects {
  return {
    ...page,
    sagas: [...page.sagas, playExercise, tellListening],
    services: (core) => ({
      ...page.services?.(core),
      players: createPlayers(window),
      places: createPlaces(window, userId),
      listening: userId === '' ? undefined : createListening(core.memberApi),
    }),
    analytics: [...(page.analytics ?? []), ...exerciseAnalytics],
  };
}
