import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import type { Enrolment, Enrolments } from '../../src/services/enrolments.ts';
import { checkEnrolment } from './checkEnrolment.ts';
import { watchSsoCompletion } from './completeSso.ts';

const notEnrolled: Enrolment = { healthHub: 'acorn-health', status: 'notEnrolled' };
const alma = { externalId: 'acorn-health:worker-alma' };

/** What the page asks for and shows, with these answers of the backend. */
async function open(partnerMember: object, enrolment: Enrolment | undefined, completes = true) {
  const done: string[] = [];
  const enrolments: Enrolments = {
    check: () => {
      done.push('check');
      return Promise.resolve(enrolment);
    },
    complete: ({ healthHub, healthHubExternalId }) => {
      done.push(`complete ${healthHubExternalId} at ${healthHub}`);
      return Promise.resolve(completes);
    },
  };
  const channel = stdChannel<Action>();
  const page = {
    channel,
    dispatch: (action: Action) => channel.put(action),
    getState: () => ({ partnerMember }),
    context: { enrolments, enrolmentNotice: { showEnrolled: () => done.push('show enrolled') } },
  };
  const watching = runSaga(page, watchSsoCompletion);
  await runSaga(page, checkEnrolment).toPromise();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  watching.cancel();
  return done;
}

test('who is no partner’s member is not asked about', async () => {
  expect(await open({}, notEnrolled)).toEqual([]);
});

test('an enrolment that was left open is completed with the member’s id, and shown', async () => {
  expect(await open(alma, notEnrolled)).toEqual([
    'check',
    'complete worker-alma at acorn-health',
    'show enrolled',
  ]);
});

// Claiming it would tell a person that the employer pays when it may not.
test('a completion that was refused shows nothing', async () => {
  expect(await open(alma, notEnrolled, false)).toEqual(['check', 'complete worker-alma at acorn-health']);
});

test.each<[string, Enrolment | undefined]>([
  ['is enrolled', { healthHub: 'acorn-health', status: 'enrolled' }],
  ['is in no organisation with a health hub', { healthHub: null, status: 'notEligible' }],
  ['is known at another health hub alone', { healthHub: 'birch-health', status: 'notEnrolled' }],
  ['could not be asked about', undefined],
])('a member who %s is left as drawn', async (_who, enrolment) => {
  expect(await open(alma, enrolment)).toEqual(['check']);
});
