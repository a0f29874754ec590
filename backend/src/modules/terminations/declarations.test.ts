import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { dayMs, dayOf } from '../../domain/days.ts';
import { newEmail } from '../../testing/members.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createDeclarations, type DeclarationParts } from './declarations.ts';
import type { EndContracts } from './execution.ts';
import type { Acknowledgement, LateChargeNotice, TerminationReport } from './mails.ts';
import type { Declaration, TerminationTables } from './tables.ts';

let database: OpenDatabase;
const tables = () => database.db.$extendTables<TerminationTables>();
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => tables().deleteFrom('contractTerminations').execute());

const account = randomUUID();
const tokenOf = (link = '') => new URL(link).searchParams.get('confirm') ?? '';
const ordinary = (typed: Partial<Declaration> = {}): Declaration => ({
  ...{ name: 'Nora New', email: newEmail(), contract: null, kind: 'ordinary', reason: null, endsOn: null },
  ...typed,
});

/** Declarations with jobs that the test does, and with what was mailed and logged. */
function declarationsWith(parts: Partial<DeclarationParts> = {}) {
  const jobs = new Map<string, () => Promise<void>>();
  const sent: Acknowledgement[] = [];
  const reports: TerminationReport[] = [];
  const notices: LateChargeNotice[] = [];
  const errors: unknown[] = [];
  const declarations = createDeclarations({
    db: tables(),
    jobs: { every: (kind, _cron, work) => void jobs.set(kind.name, work) },
    clock: { now: () => new Date() },
    log: { error: (...error: unknown[]) => void errors.push(error) },
    throttle: { attempt: () => Promise.resolve({ ok: true }), forgive: () => Promise.resolve() },
    mails: {
      acknowledge: (mail) => Promise.resolve(void sent.push(mail)),
      report: (mail) => Promise.resolve(void reports.push(mail)),
      chargedLate: (mail) => Promise.resolve(void notices.push(mail)),
    },
    accountOf: () => Promise.resolve(account),
    endContracts: () => Promise.resolve({ outcome: 'nothing' }),
    contractsOf: () => Promise.resolve([]),
    siteOrigin: 'https://stillpoint.example',
    ...parts,
  });
  const job = (name: string) => jobs.get(`terminations.${name}`)?.();
  return { declarations, job, sent, reports, notices, errors };
}

/** Rows that were confirmed, and wait to be carried out. */
async function confirmed(rows: readonly { contract: string; triedAt: Date | null }[]) {
  const { declarations } = declarationsWith();
  for (const { contract, triedAt } of rows) {
    await declarations.declare(ordinary({ contract }), { language: 'en', mailNow: true });
    await tables()
      .updateTable('contractTerminations')
      .set({ outcome: 'planned', confirmedAt: new Date(), userId: account, triedAt })
      .where('contract', '=', contract)
      .execute();
  }
}

test('what billing could not do at the press is done by a job, once, for the account of the address', async () => {
  const asked: Parameters<EndContracts>[] = [];
  const answers: Awaited<ReturnType<EndContracts>>[] = [
    { outcome: 'waiting' },
    { outcome: 'planned' },
    { outcome: 'ended', endedOn: '2026-12-20' },
  ];
  const { declarations, job, sent, reports } = declarationsWith({
    endContracts: (userId, { ending, ...wish }) => {
      asked.push([userId, wish]);
      expect(ending).toBeDefined();
      return Promise.resolve(answers[asked.length - 1] ?? { outcome: 'nothing' });
    },
  });
  await declarations.declare(ordinary({ endsOn: '2026-12-31' }), { language: 'en', mailNow: true });
  const token = tokenOf(sent[0]?.link);
  expect(await declarations.confirm(token)).toMatchObject({ outcome: 'waiting', userId: account });
  await job('carryOut');
  expect(await declarations.confirm(token)).toMatchObject({ outcome: 'planned' });
  const declaredOn = dayOf(new Date());
  expect(await declarations.plannedEndOf(account)).toEqual({ by: '2026-12-31', declaredOn });
  expect(await declarations.plannedEndOf(randomUUID())).toBeUndefined();
  await job('carryOut');
  await job('carryOut');
  expect(await declarations.confirm(token)).toMatchObject({ outcome: 'ended', endedOn: '2026-12-20' });
  expect(await declarations.plannedEndOf(account)).toBeUndefined();
  const { declaredAt } = await tables()
    .selectFrom('contractTerminations')
    .selectAll()
    .executeTakeFirstOrThrow();
  const wish = [account, { contract: undefined, endsOn: '2026-12-31', declaredAt }];
  expect([asked, reports]).toEqual([[wish, wish, wish], []]);
});

test('a cancellation for cause is not confirmed where the help desk cannot be told', async () => {
  const { declarations, sent } = declarationsWith();
  await declarations.declare(ordinary({ kind: 'forCause', reason: 'It does not play.' }), {
    language: 'de',
    mailNow: true,
  });
  const token = tokenOf(sent[0]?.link);
  const mails = { acknowledge: () => Promise.resolve(), chargedLate: () => Promise.resolve() };
  const broken = declarationsWith({ mails: { ...mails, report: () => Promise.reject(new Error('away')) } });
  await expect(broken.declarations.confirm(token)).rejects.toThrow('away');
  expect(await declarations.byConfirmation(token)).toMatchObject({ confirmedAt: null, outcome: null });
  const later = declarationsWith();
  expect(await later.declarations.confirm(token)).toMatchObject({ outcome: 'nothing' });
  expect(later.reports).toMatchObject([{ language: 'de', about: 'forCause' }]);
});

test('what was not tried yet comes first, and what fails neither stops the others nor stays first', async () => {
  const tried = Array.from({ length: 100 }, (_, each) => ({
    ...{ contract: `A-${each}`, triedAt: new Date(Date.now() - dayMs + each) },
  }));
  await confirmed([...tried, { contract: 'NEW', triedAt: null }]);
  const asked: (string | undefined)[] = [];
  const { job, errors } = declarationsWith({
    endContracts: (_, { contract }) => {
      asked.push(contract);
      return contract === 'NEW' || contract === 'A-99'
        ? Promise.resolve({ outcome: 'ended' })
        : Promise.reject(new Error('away'));
    },
  });
  await job('carryOut');
  expect([asked.length, asked[0], errors.length]).toEqual([100, 'NEW', 99]);
  await job('carryOut');
  expect(asked[100]).toBe('A-99');
  const ended = tables().selectFrom('contractTerminations').select('contract').where('outcome', '=', 'ended');
  expect((await ended.execute()).map(({ contract }) => contract).toSorted()).toEqual(['A-99', 'NEW']);
}, 60_000);

test('what was charged since is told to the help desk and to the owner, with what becomes of the contract', async () => {
  const charges = [{ date: '2026-12-01', amount: { amount: 1299, currency: 'EUR' as const } }];
  const { declarations, sent, reports, notices } = declarationsWith({
    endContracts: () => Promise.resolve({ outcome: 'ended', endedOn: '2027-01-01', charges }),
  });
  const declaration = ordinary();
  await declarations.declare(declaration, { language: 'fr', mailNow: true });
  expect(await declarations.confirm(tokenOf(sent[0]?.link))).toMatchObject({
    outcome: 'ended',
    charged: true,
  });
  expect(reports).toMatchObject([{ language: 'fr', about: 'charged', charges }]);
  expect(notices).toMatchObject([{ language: 'fr', to: declaration.email, charges }]);
});

test('a number of no contract is kept as such', async () => {
  const { declarations, sent } = declarationsWith({
    endContracts: () => Promise.resolve({ outcome: 'unknownNumber' }),
  });
  await declarations.declare(ordinary({ contract: 'A-S1' }), { language: 'en', mailNow: true });
  const kept = await declarations.confirm(tokenOf(sent[0]?.link));
  expect(kept).toMatchObject({ outcome: 'nothing', numberUnknown: true });
});

test('a mail that may not leave yet leaves later, once, with a link that works for two weeks from then', async () => {
  let now = new Date();
  let allowed = false;
  let forgiven = 0;
  const { declarations, job, sent } = declarationsWith({
    clock: { now: () => now },
    throttle: {
      attempt: () => Promise.resolve(allowed ? { ok: true } : { ok: false, minutes: 60 }),
      forgive: () => Promise.resolve(void (forgiven += 1)),
    },
  });
  await declarations.declare(ordinary(), { language: 'pt', mailNow: false });
  await job('mail');
  expect(sent).toEqual([]);
  allowed = true;
  now = new Date(now.getTime() + dayMs);
  await Promise.all([job('mail'), job('mail')]);
  await job('mail');
  expect(sent).toMatchObject([{ language: 'pt', days: 14 }]);
  expect(forgiven).toBeLessThanOrEqual(1);
  const token = tokenOf(sent[0]?.link);
  now = new Date(now.getTime() + 13.5 * dayMs);
  expect(await declarations.byConfirmation(token)).toMatchObject({ mailWaits: false });
  now = new Date(now.getTime() + dayMs);
  expect(await declarations.byConfirmation(token)).toBeUndefined();
});

test('a mailbox for which many wait does not keep the others', async () => {
  const flooded = newEmail();
  const { declarations, job, sent } = declarationsWith({
    throttle: {
      attempt: ([limit]) =>
        Promise.resolve(
          limit?.subject.includes(flooded) === true ? { ok: false, minutes: 60 } : { ok: true },
        ),
      forgive: () => Promise.resolve(),
    },
  });
  for (let times = 0; times < 20; times += 1) {
    await declarations.declare(ordinary({ email: flooded }), { language: 'en', mailNow: false });
  }
  const email = newEmail();
  await declarations.declare(ordinary({ email }), { language: 'en', mailNow: false });
  await job('mail');
  expect(sent).toMatchObject([{ to: email }]);
});

test.each([
  ['of the form of ours', 'A-S00000142', true],
  ['of the account at the address', 'OLD-7', true],
  ['of no contract', 'CALL-0176-1234567', false],
])('a number %s: whether the mail holds it, at once and later', async (_what, contract, named) => {
  const { declarations, job, sent } = declarationsWith({ contractsOf: () => Promise.resolve(['OLD-7']) });
  for (const mailNow of [true, false]) {
    await declarations.declare(ordinary({ contract }), { language: 'en', mailNow });
  }
  await job('mail');
  expect(sent).toHaveLength(2);
  for (const { declaration, numberOnPage, link } of sent) {
    expect([declaration.contract, numberOnPage]).toEqual(named ? [contract, undefined] : [undefined, true]);
    // What was declared stays whole, and the page of the link shows it.
    expect(await declarations.byConfirmation(tokenOf(link))).toMatchObject({ contract });
  }
});
