import { call, put, select } from 'typed-redux-saga';
import { momentPassedOn, momentShared, selectMoment } from '../../src/pages/moments/Moment/moment.ts';
import { passOn } from '../share/passOn.ts';

/** Copies and shares the link of one's own moment when asked. Others have none on the page. */
export function* passOnMoment() {
  const state = yield* select(selectMoment);
  if (state.status !== 'own') return;
  const { exercise } = state.moment;
  if (state.justShared) yield* put(momentShared({ exercise }));
  yield* call(passOn, state.link, momentPassedOn({ exercise }));
}
