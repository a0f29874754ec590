import type { FactsOf } from '../../../http/page-handler.ts';
import type { Asked } from '../relating.ts';

type Own = Extract<FactsOf<'buddies'>, { status: 'own' }>;

/** Why a person could not be asked, or a request not be accepted, and what a page says of it. */
export type AskProblem = NonNullable<Own['problem']>;

/** What a page does once a person was asked: `drawnAnew`, it says by itself how things stand. */
type OutcomeOfAsking =
  | { then: 'done'; done: 'asked' | 'accepted' }
  | { then: 'problem'; problem: AskProblem }
  | { then: 'drawnAnew' };

/** What follows for a page where a person was asked. */
export function outcomeOfAsking(asked: Asked): OutcomeOfAsking {
  switch (asked.outcome) {
    case 'asked':
      return { then: 'done', done: 'asked' };
    case 'buddies':
      return { then: 'done', done: 'accepted' };
    case 'full':
      return { then: 'problem', problem: { reason: 'full', own: asked.own } };
    case 'tooMany':
      return { then: 'problem', problem: { reason: 'tooMany', minutes: asked.minutes } };
    case 'own':
    case 'blocked':
    case 'unknown':
      return { then: 'drawnAnew' };
  }
}
