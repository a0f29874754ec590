import { expect, test } from 'vitest';
import { collectedJobs } from '../../testing/collected-jobs.ts';
import { TryLater } from '../../process/jobs.ts';
import { personCalled } from '../../testing/billing-app.ts';
import { createContacts } from './contacts.ts';
import type { GatewayOutcome } from './gateway-outcome.ts';

const trx = {} as never;

function contactsOf(answer: GatewayOutcome<{ success: true }>, exists = true) {
  const queue = collectedJobs();
  const told: [string, string][] = [];
  const update = createContacts({
    jobs: queue.jobs,
    personOf: (userId) => Promise.resolve(exists ? personCalled(userId) : undefined),
    members: {
      accountsOf: (userId) =>
        Promise.resolve([{ accountNumber: 'A-1', userId, currency: 'EUR', country: 'DE' } as const]),
    },
    zuora: {
      changeContactEmail: (accountNumber, { email }) => {
        told.push([accountNumber, email]);
        return Promise.resolve(answer);
      },
    },
  });
  return { update, told, work: () => queue.work('billing.update-contacts') };
}

test('each billing account of a user is told the address that the user has by then', async () => {
  const { update, told, work } = contactsOf({ ok: true, body: { success: true } });
  await update(trx, 'nora');
  await work();
  expect(told).toEqual([['A-1', 'nora@example.org']]);
});

test('a billing company that does not answer is told later, and a refusal is an error', async () => {
  const away = contactsOf({ ok: false, kind: 'unreachable' });
  await away.update(trx, 'nora');
  await expect(away.work()).rejects.toThrow(TryLater);
  const refusing = contactsOf({ ok: false, kind: 'refused', reasons: [] });
  await refusing.update(trx, 'nora');
  await expect(refusing.work()).rejects.toThrow('refused the address');
});

test('an account that was closed meanwhile is told nothing', async () => {
  const { update, told, work } = contactsOf({ ok: true, body: { success: true } }, false);
  await update(trx, 'nora');
  await work();
  expect(told).toEqual([]);
});
