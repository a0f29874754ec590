import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { consentKept, consentNotKept } from '../../src/state/consent/consent.ts';
import { watchNotice } from './closeNotice.ts';

// Otherwise an answer that was lost would never be asked for again.
test('the notice goes when its answer is kept, and not before', () => {
  let closed = 0;
  const channel = stdChannel<Action>();
  const consent = {
    closeNotice: () => {
      closed += 1;
    },
  };
  const task = runSaga({ channel, dispatch: () => undefined, context: { consent } }, watchNotice);

  channel.put(consentNotKept());
  expect(closed).toBe(0);
  channel.put(consentKept({ analytics: 'decline', marketing: 'decline' }));
  expect(closed).toBe(1);
  task.cancel();
});
