import { expect, test } from 'vitest';
import type { GatewayFailure, GatewayOutcome } from '../gateway-outcome.ts';
import type { AccountSummary } from '../zuora/wire.ts';
import { readAccount } from './reading-account.ts';

const none: GatewayFailure = { ok: false, kind: 'refused', reasons: [{ code: '50000040', message: 'none' }] };
const silent: GatewayFailure = { ok: false, kind: 'timedOut' };
const summary: GatewayOutcome<AccountSummary> = {
  ok: true,
  body: {
    success: true,
    soldToContact: { country: 'DE' },
    basicInfo: { accountNumber: 'A-1', currency: 'EUR' },
    invoices: [],
    payments: [],
  },
};
const held = { ok: true as const, body: { success: true as const, subscriptions: [] } };

/** A billing company that gives these answers in turn, and the last of them from then on. */
function answering(answers: { held: (typeof held | GatewayFailure)[]; summary: (typeof summary)[] }) {
  const next = <Answer>(list: Answer[]) => (list.length > 1 ? list.shift() : list[0]) as Answer;
  return {
    subscriptions: () => Promise.resolve(next(answers.held)),
    accountSummary: () => Promise.resolve(next(answers.summary)),
  };
}

test.each([
  ['is there', { held: [held], summary: [summary] }, 'read'],
  ['is not there', { held: [none], summary: [none] }, 'none'],
  ['is made between the two calls', { held: [none, held], summary: [summary] }, 'read'],
  ['stays without an answer to one call', { held: [silent], summary: [summary] }, 'unclear'],
  ['contradicts itself for good', { held: [none], summary: [summary] }, 'unclear'],
  ['has no summary in time', { held: [held], summary: [silent] }, 'unclear'],
] as const)('an account that %s', async (_case, { held: lists, summary: summaries }, status) => {
  const zuora = answering({ held: [...lists], summary: [...summaries] });
  expect(await readAccount(zuora, 'A-1')).toMatchObject({ status });
});
