import { actionChannel, call, getContext, take } from 'typed-redux-saga';
import type { Activity, Listening } from '../src/services/listening.ts';
import { exercisePlayed } from '../src/state/exercise/exercise.ts';

/** How many seconds of a sound that goes on are told at once. */
export const toldEverySeconds = 15;
/** The most that waits for a server that does not answer. */
const mostWaiting = 50;

/**
 * Tells the server what becomes of a member's exercise: starts, pauses and ends at once, with where it stands every quarter of
 * a minute. What could not be told is told with the next. A session that has ended ends the telling, not the listening.
 */
export function* tellListening() {
  const listening = yield* getContext<Listening | undefined>('listening');
  if (listening === undefined) return;
  const heard = yield* actionChannel(exercisePlayed.match);
  let waiting: readonly Activity[] = [];
  let seconds = 0;
  for (;;) {
    const { payload } = yield* take(heard);
    waiting = withActivity(waiting, payload);
    seconds = payload.action === 'progress' ? seconds + 1 : toldEverySeconds;
    if (seconds < toldEverySeconds) continue;
    const outcome = yield* call(listening.tell, waiting);
    if (outcome === 'notSignedIn') return;
    if (outcome === 'told') waiting = [];
    seconds = 0;
  }
}

/** Of seconds in a row only the last one says something. */
function withActivity(
  waiting: readonly Activity[],
  { id, action, at }: ReturnType<typeof exercisePlayed>['payload'],
): readonly Activity[] {
  const last = waiting.at(-1);
  const replaces = action === 'progress' && last?.action === 'progress' && last.contentId === id;
  const kept = replaces ? waiting.slice(0, -1) : waiting;
  return [...kept, { contentId: id, action, positionMs: Math.round(at * 1_000) }].slice(-mostWaiting);
}
