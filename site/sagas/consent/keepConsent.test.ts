import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import type { Consent } from '../../src/domain/consent.ts';
import type { ConsentChoice } from '../../src/services/consent.ts';
import { consentAnswered, consentKept, consentNotKept } from '../../src/state/consent/consent.ts';
import { visitor, type VisitorState } from '../../src/state/visitor/visitor.ts';
import { watchConsent } from './keepConsent.ts';

function openPage(kept: Consent | undefined) {
  const dispatched: Action[] = [];
  const posted: ConsentChoice[] = [];
  const reported: unknown[] = [];
  let answer: (choice: ConsentChoice) => void = () => undefined;
  const channel = stdChannel<Action>();
  const task = runSaga(
    {
      channel,
      dispatch: (action: Action) => {
        dispatched.push(action);
        channel.put(action);
      },
      context: {
        consent: {
          onAnswer: (listener: typeof answer) => {
            answer = listener;
            return () => undefined;
          },
          keep: (choice: ConsentChoice) => {
            posted.push(choice);
            return Promise.resolve(kept);
          },
        },
        errors: { report: (error: unknown) => reported.push(error) },
      },
    },
    watchConsent,
  );
  return {
    dispatched,
    posted,
    reported,
    press: async (choice: ConsentChoice) => {
      answer(choice);
      await Promise.resolve();
      await Promise.resolve();
    },
    close: () => {
      task.cancel();
    },
  };
}

const asked: VisitorState = {
  language: 'en',
  country: undefined,
  countryCodeLookupStatus: 'unset',
  theme: 'system',
  account: { status: 'signedOut' },
  consent: 'unanswered',
  path: '/plans',
  helpDesk: '',
  webApp: '',
};

const yes: Consent = { analytics: 'accept', marketing: 'accept' };

test('an answer is kept without leaving the page, and the notice goes', async () => {
  const page = openPage(yes);
  await page.press({ choice: 'accept', path: '/plans' });

  expect(page.posted).toEqual([{ choice: 'accept', path: '/plans' }]);
  expect(page.dispatched).toEqual([consentAnswered({ choice: 'accept', path: '/plans' }), consentKept(yes)]);
  const answered: VisitorState = { ...asked, consent: 'answered' };
  expect(page.dispatched.reduce(visitor, asked)).toEqual(answered);
  const opened = { ...answered, cookieDetails: { analytics: false, marketing: true } };
  expect(page.dispatched.reduce(visitor, opened)).toStrictEqual(answered);
  page.close();
});

// Hiding the notice of an answer that was not kept would ask on every page, or count without consent.
test('the notice stays when the answer could not be kept, and it is reported', async () => {
  const page = openPage(undefined);
  await page.press({ choice: 'decline' });

  expect(page.dispatched.at(-1)).toEqual(consentNotKept());
  expect(page.dispatched.reduce(visitor, asked)).toEqual(asked);
  expect(page.reported).toHaveLength(1);
  page.close();
});

test('a second press while one is in flight is ignored', async () => {
  const page = openPage(yes);
  void page.press({ choice: 'accept' });
  await page.press({ choice: 'decline' });
  expect(page.posted).toEqual([{ choice: 'accept' }]);
  page.close();
});
