import { call, getContext } from 'typed-redux-saga';
import type { PlayerTeaser } from '../src/services/playerTeaser.ts';
import { playExercise } from './playExercise.ts';

/** Takes over a player that comes into the page later, in place of its teaser. */
export function* playTeasedExercise() {
  const teaser = yield* getContext<PlayerTeaser>('playerTeaser');
  const replaced = yield* call(teaser.replace);
  if (replaced) yield* call(playExercise);
}
