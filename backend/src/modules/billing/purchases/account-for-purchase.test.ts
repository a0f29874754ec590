import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../database/open.ts';
import { TryLater } from '../../../process/jobs.ts';
import { insertAccount } from '../../../testing/accounts.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import type { GatewayFailure } from '../gateway-outcome.ts';
import type { BillingTables } from '../tables.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { createAccountForPurchase } from './account-for-purchase.ts';
import { createPurchaseRepository } from './repository.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const refused: GatewayFailure = { ok: false, kind: 'refused', reasons: [] };
const home = { country: 'DE' };
const abroad = { country: 'AT' };

type Change = Parameters<Zuora['changeAccount']>[1];

/** An account at the billing company, which refuses a change that a test says. */
async function heldAccount(charged: { paymentMethodId?: string; autoPay: boolean }) {
  const db = database.db.$extendTables<BillingTables>();
  const userId = await insertAccount(database.db);
  const accountNumber = `A-${userId}`;
  await db
    .insertInto('billingAccounts')
    .values({ accountNumber, userId, currency: 'EUR', country: 'DE' })
    .execute();
  let account: Required<Pick<Change, 'autoPay'>> & Change = { address: home, ...charged };
  let answerTo: (change: Change) => GatewayFailure | undefined = () => undefined;
  const errors: unknown[] = [];
  const zuora = {
    accountSummary: () =>
      Promise.resolve({
        ok: true,
        body: {
          soldToContact: account.address,
          basicInfo: {
            autoPay: account.autoPay,
            ...(account.paymentMethodId !== undefined && {
              defaultPaymentMethod: { id: account.paymentMethodId },
            }),
          },
        },
      }),
    changeAccount: (_number: string, change: Change) => {
      const failure = answerTo(change);
      if (failure === undefined) account = { ...account, ...change };
      return Promise.resolve(failure ?? { ok: true, body: { success: true } });
    },
  } as unknown as Zuora;
  return {
    ...createAccountForPurchase({
      ...{ db, zuora },
      jobs: { enqueue: () => Promise.resolve() },
      log: { error: (facts: unknown) => void errors.push(facts) },
    }),
    ...{ db, userId, accountNumber, errors },
    account: () => account,
    byOwner: (change: Partial<Change>) => {
      account = { ...account, ...change };
    },
    answers: (answer: typeof answerTo) => {
      answerTo = answer;
    },
  };
}

const withCard = { paymentMethodId: 'own', autoPay: true };
const purchaseBy = (paymentMethodId: string) => ({ address: abroad, paymentMethodId });

test('an account is charged as its purchase says, and put back as it was', async () => {
  const { changeFor, restore, account, accountNumber } = await heldAccount(withCard);
  expect(await changeFor(accountNumber, purchaseBy('declined'))).toBeUndefined();
  expect(account()).toEqual({ address: abroad, paymentMethodId: 'declined', autoPay: true });
  await restore(accountNumber);
  expect(account()).toEqual({ address: home, ...withCard });
});

test('a payment method that its owner has put in place meanwhile stays', async () => {
  const { changeFor, restore, byOwner, account, accountNumber } = await heldAccount(withCard);
  await changeFor(accountNumber, purchaseBy('declined'));
  byOwner({ paymentMethodId: 'chosen' });
  await restore(accountNumber);
  expect(account()).toEqual({ address: home, paymentMethodId: 'chosen', autoPay: true });
});

test('of two purchases, the second of which changed nothing, the state before the first is put back', async () => {
  const { changeFor, restore, answers, account, accountNumber } = await heldAccount(withCard);
  await changeFor(accountNumber, purchaseBy('declined'));
  answers(() => ({ ok: false, kind: 'timedOut' }));
  expect(await changeFor(accountNumber, purchaseBy('other'))).toBeDefined();
  answers(() => undefined);
  await restore(accountNumber);
  expect(account()).toEqual({ address: home, ...withCard });
});

test('an account without a payment method is not charged by itself, however often a purchase was refused', async () => {
  const { changeFor, restore, account, accountNumber } = await heldAccount({ autoPay: false });
  for (const card of ['declined', 'other']) {
    await changeFor(accountNumber, purchaseBy(card));
    expect(account().autoPay).toBe(true);
    await restore(accountNumber);
    expect(account()).toMatchObject({ address: home, autoPay: false });
  }
});

test('while a purchase of the owner is open, the account is left as it is, and its job tries again', async () => {
  const { changeFor, restore, left, db, userId, account, accountNumber } = await heldAccount(withCard);
  await changeFor(accountNumber, purchaseBy('declined'));
  const { id } = (await createPurchaseRepository(db).beginAccess(db, userId, randomUUID())) ?? { id: '' };
  await expect(restore(accountNumber)).rejects.toBeInstanceOf(TryLater);
  expect(account().paymentMethodId).toBe('declined');
  expect(await left()).not.toContainEqual({ id: accountNumber });
  // As after a worker that went on with a purchase which was closed by another.
  await db.updateTable('purchases').set({ state: 'refused' }).where('id', '=', id).execute();
  expect(await left()).toContainEqual({ id: accountNumber });
  await restore(accountNumber);
  expect(account().paymentMethodId).toBe('own');
  expect(await left()).not.toContainEqual({ id: accountNumber });
});

test('a payment method that is gone is reported, and the address is put back without it', async () => {
  const { changeFor, restore, answers, errors, account, accountNumber } = await heldAccount(withCard);
  await changeFor(accountNumber, purchaseBy('declined'));
  answers(({ paymentMethodId }) => (paymentMethodId === 'own' ? refused : undefined));
  await restore(accountNumber);
  expect(account()).toEqual({ address: home, paymentMethodId: 'declined', autoPay: true });
  expect(errors).toHaveLength(1);
});

test('without an answer of the billing company it is tried later', async () => {
  const { changeFor, restore, answers, account, accountNumber } = await heldAccount(withCard);
  await changeFor(accountNumber, purchaseBy('declined'));
  answers(() => ({ ok: false, kind: 'timedOut' }));
  await expect(restore(accountNumber)).rejects.toThrow(TryLater);
  answers(() => undefined);
  await restore(accountNumber);
  expect(account()).toEqual({ address: home, ...withCard });
});
