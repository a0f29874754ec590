import { call, delay, race, type SagaGenerator } from 'typed-redux-saga';
import { growingPause, type PauseLimits } from './growingPause.ts';
import { takeOnline } from './takeOnline.ts';

/** Repeats an attempt until it has a result, with growing pauses. A pause ends early when the network is back. */
export function* retryWithPauses<Result>(
  attempt: () => SagaGenerator<Result | undefined>,
  limits: PauseLimits,
): SagaGenerator<Result> {
  for (let failures = 1; ; failures += 1) {
    const result = yield* attempt();
    if (result !== undefined) return result;
    yield* race({ over: delay(growingPause(failures, limits)), online: call(takeOnline) });
  }
}
