import type { Action } from 'redux';
import { eventChannel } from 'redux-saga';
import { call, delay, fork, getContext, put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Listening } from '../src/services/listening.ts';
import type { Places } from '../src/services/places.ts';
import type { ExercisePlayer, PlayerEvent, Players } from '../src/services/players.ts';
import { exercisePlayed, type ExerciseAction } from '../src/state/exercise/exercise.ts';
import { toldEverySeconds } from './tellListening.ts';

/** Milliseconds between two counts of an exercise that is played. */
const progressInterval = 1_000;
/** A sound that is started within its first second begins; later, it goes on. */
const beginningSeconds = 1;

/** Takes over the page's player: plays, pauses and seeks when asked, goes on where it was left, and tells what was played. */
export function* playExercise() {
  const players = yield* getContext<Players>('players');
  const player = yield* call(players.find);
  if (player === undefined) return;
  const events = eventChannel<PlayerEvent>((emit) => player.onEvent(emit));
  yield* takeEvery(events, answer, player);
  yield* takeLatest(isStartOrStop, count, player);
  yield* fork(takeOver, player);
}

/** A sound that the browser's own controls have started goes on. */
function* takeOver(player: ExercisePlayer) {
  const places = yield* getContext<Places>('places');
  const { status } = player.current();
  const left = yield* call(places.of, player.id);
  if (status === 'ready' && left !== undefined && left < player.seconds) yield* call(player.seek, left);
  yield* call(player.show, player.current());
  yield* fork(goOnFromElsewhere, player);
  if (status === 'playing') yield* put(played(player, 'start'));
}

/** A member's exercise that was left on another device goes on from there, unless it went on here since, or was begun meanwhile. */
function* goOnFromElsewhere(player: ExercisePlayer) {
  const listening = yield* getContext<Listening | undefined>('listening');
  if (listening === undefined) return;
  const known = yield* call(listening.places);
  const elsewhere = known?.get(player.id);
  if (elsewhere === undefined) return;
  const places = yield* getContext<Places>('places');
  const here = (yield* call(places.of, player.id)) ?? 0;
  const keptAgo = yield* call(places.secondsSince, player.id);
  const { status } = player.current();
  const waits = status === 'ready' || status === 'paused';
  // What was left here could not be told, or not yet.
  const isNewerHere = keptAgo !== undefined && keptAgo <= elsewhere.secondsAgo;
  // What this device told last may be some seconds old.
  if (!waits || isNewerHere || Math.abs(elsewhere.at - here) <= toldEverySeconds) return;
  yield* call(player.seek, elsewhere.at);
  yield* call(player.show, player.current());
}

function* answer(player: ExercisePlayer, event: PlayerEvent) {
  const before = player.current();
  switch (event.kind) {
    case 'pressed':
      yield* call(before.status === 'playing' ? player.pause : player.play);
      break;
    case 'sought':
      yield* call(player.seek, event.at);
      yield* keepPlace(player);
      break;
    case 'started':
      yield* put(played(player, startOf(before)));
      break;
    case 'stopped':
      // A sound that ends or fails stops first.
      if (before.status === 'ended' || before.status === 'failed') break;
      yield* keepPlace(player);
      yield* put(played(player, 'pause'));
      break;
    case 'ended': {
      const places = yield* getContext<Places>('places');
      yield* call(places.forget, player.id);
      yield* put(played(player, 'complete'));
      break;
    }
    case 'placed':
      // By the controls of the browser, perhaps while it is paused. At its end there is nothing to keep.
      if (before.status !== 'ended') yield* keepPlace(player);
      break;
    case 'moved':
    case 'failed':
      break;
  }
  yield* call(player.show, player.current());
}

function played(player: ExercisePlayer, action: ExerciseAction) {
  const state = player.current();
  const at = 'at' in state ? state.at : 0;
  return exercisePlayed({ id: player.id, action, at: action === 'complete' ? player.seconds : at });
}

function startOf(state: ReturnType<ExercisePlayer['current']>): ExerciseAction {
  return 'at' in state && state.at >= beginningSeconds ? 'unpause' : 'start';
}

function isStartOrStop(action: Action): action is ReturnType<typeof exercisePlayed> {
  return exercisePlayed.match(action) && action.payload.action !== 'progress';
}

/** Counts each second of a sound that goes on, until it is paused, ends or fails. One that waits for its data is not counted. */
function* count(player: ExercisePlayer) {
  let before = player.current();
  while (before.status === 'playing') {
    yield* delay(progressInterval);
    const now = player.current();
    if (now.status === 'playing' && now.at !== before.at) {
      yield* keepPlace(player);
      yield* put(played(player, 'progress'));
    }
    before = now;
  }
}

function* keepPlace(player: ExercisePlayer) {
  const state = player.current();
  if (!('at' in state)) return;
  const places = yield* getContext<Places>('places');
  yield* call(places.keep, player.id, state.at);
}
