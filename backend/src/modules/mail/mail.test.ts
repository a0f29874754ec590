import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../process/clock.ts';
import type { OpenDatabase } from '../../database/open.ts';
import type { Jobs } from '../../process/jobs.ts';
import { processLog } from '../../http/request-log.ts';
import { createSealing } from '../../sealing/sealing.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { startSandbox, type RunningSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
import { createJobs } from '../jobs/index.ts';
import { createMail, type Mail } from './index.ts';
import type { MailTables } from './repository.ts';

interface Facts {
  welcome: { firstName: string };
  receipt: { total: string };
  identityUnlinked: { company: string; lastWayIn: true };
}

interface CaughtMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
}

let sandbox: RunningSandbox;
let database: OpenDatabase;
const tables = () => database.db.$extendTables<MailTables>();
let jobs: Jobs;
let mail: Mail<Facts>;
const drawn: string[] = [];
const logged: unknown[] = [];

beforeAll(async () => {
  [sandbox, database] = await Promise.all([startSandbox(), openTestDatabase()]);
  const log = processLog({ logLevel: 'silent' });
  jobs = createJobs({ connection: database.connection, clock: systemClock, log });
  mail = createMail<Facts>({
    stopOf: () => Promise.resolve(undefined),
    db: database.db,
    jobs,
    clock: systemClock,
    log: { error: (...line: unknown[]) => void logged.push(line) },
    sealing: createSealing({ keys: ['ours'], purpose: 'mails' }),
    smtpUrl: sandbox.smtpUrl,
    from: 'Stillpoint <rest@stillpoint.example>',
    drawMail: ({ mail: name, language, facts }) => {
      drawn.push(name);
      if ('total' in facts && facts.total === 'unknown' && drawn.length < 2) {
        return Promise.reject(new Error('The price is not there yet'));
      }
      const words = `${name} in ${language}: ${JSON.stringify(facts)}`;
      return Promise.resolve({ subject: `${name} für dich`, html: `<p>${words}</p>`, text: words });
    },
  });
  await jobs.start();
}, 60_000);

afterAll(async () => {
  mail.close();
  await jobs.stop();
  await Promise.all([database.close(), sandbox.stop()]);
}, 30_000);

const caught = async (to: string) => {
  const response = await fetch(`${sandbox.url}/inbox.json?to=${to}`);
  return ((await response.json()) as { mails: CaughtMail[] }).mails;
};

async function arrived(to: string): Promise<CaughtMail> {
  await until(async () => (await caught(to)).length > 0);
  const [first] = await caught(to);
  if (first === undefined) throw new Error(`No mail to ${to}.`);
  return first;
}

const header = (mails: CaughtMail, name: string) =>
  mails.headers.find((each) => each.name.toLowerCase() === name.toLowerCase())?.value;

test('a mail arrives in its language, to be read with and without HTML', async () => {
  await mail.send({
    key: 'welcome:nora',
    to: 'nora@demo.stillpoint.example',
    mail: 'welcome',
    language: 'de',
    facts: { firstName: 'Nora' },
  });
  const message = await arrived('nora');

  expect(message.subject).toBe('welcome für dich');
  expect(message.text.trim()).toBe('welcome in de: {"firstName":"Nora"}');
  expect(message.html).toContain('<p>welcome in de');
  expect(header(message, 'Content-Language')).toBe('de');
  expect(header(message, 'From')).toBe('Stillpoint <rest@stillpoint.example>');
  expect(header(message, 'Message-ID')).toMatch(/^<[0-9a-f]{40}@stillpoint\.example>$/);
  // What the contract needs is not something to unsubscribe from.
  expect(header(message, 'List-Unsubscribe')).toBeUndefined();
}, 30_000);

test('a mail that is asked for twice goes out once', async () => {
  const message = {
    key: 'welcome:sami',
    to: 'sami@demo.stillpoint.example',
    mail: 'welcome',
    language: 'en',
    facts: { firstName: 'Sami' },
  } as const;
  await mail.send(message);
  await mail.send(message);
  await arrived('sami');
  await mail.send(message);
  await mail.send({ ...message, key: 'welcome:last', to: 'last@demo.stillpoint.example' });
  await arrived('last');
  expect(await caught('sami')).toHaveLength(1);
}, 30_000);

// ASVS V2.7.5 V6.1.1
test('a mail that waits shows neither its content nor whom it is for', async () => {
  await mail.send({
    key: 'receipt:sealed',
    to: 'sealed@demo.stillpoint.example',
    mail: 'receipt',
    language: 'en',
    facts: { total: 'secret total' },
  });
  const { rows } = await database.connection.query<{ data: unknown }>(
    `select data from pgboss.job where name = 'mail.deliver'`,
  );
  expect(JSON.stringify(rows)).toContain('sealed');
  expect(JSON.stringify(rows)).not.toMatch(/secret total|demo\.stillpoint\.example/);
  expect((await arrived('sealed')).text).toContain('secret total');
}, 30_000);

test('a mail goes out that an older release asked for, whose facts had another name', async () => {
  await mail.send({
    key: 'identityUnlinked:former',
    to: 'former@demo.stillpoint.example',
    mail: 'identityUnlinked',
    language: 'en',
    facts: { company: 'apple', lastWayIn: true },
  });
  expect((await arrived('former')).text).toContain('{"company":"apple","onlyLoginMethod":true}');
}, 30_000);

test('a mail goes out only if the transaction that asked for it commits', async () => {
  const receipt = (to: string) =>
    ({ key: `receipt:${to}`, to, mail: 'receipt', language: 'en', facts: { total: '€0.00' } }) as const;
  await expect(
    database.db.transaction().execute(async (trx) => {
      await mail.send(receipt('never@demo.stillpoint.example'), trx);
      throw new Error('The charge was refused');
    }),
  ).rejects.toThrow('refused');
  await database.db.transaction().execute((trx) => mail.send(receipt('paid@demo.stillpoint.example'), trx));

  await arrived('paid');
  expect(await caught('never')).toEqual([]);
}, 30_000);

test('what failed is tried again', async () => {
  drawn.length = 0;
  await mail.send({
    key: 'receipt:later',
    to: 'later@demo.stillpoint.example',
    mail: 'receipt',
    language: 'fr',
    facts: { total: 'unknown' },
  });
  await arrived('later');
  expect(drawn).toEqual(['receipt', 'receipt']);
}, 60_000);

const stateOfJob = async (id: string) => {
  const text = `select state from pgboss.job where name = 'mail.deliver' and data->>'id' = $1`;
  const { rows } = await database.connection.query<{ state: string }>(text, [id]);
  return rows.map(({ state }) => state);
};

/** Waits until the job of a refused mail has ended, and gives the mail's row. */
async function refusedMail() {
  const refused = tables().selectFrom('mails').selectAll().where('refusedAt', 'is not', null);
  await until(async () => {
    const row = await refused.executeTakeFirst();
    return row !== undefined && (await stateOfJob(row.id))[0] === 'completed';
  }, 10_000);
  return refused.executeTakeFirstOrThrow();
}

test('a mail that the server refuses for good is noted with its status, and never sent again', async () => {
  const message = {
    key: 'welcome:unknown',
    to: 'unknown@demo.stillpoint.example',
    mail: 'welcome',
    language: 'en',
    facts: { firstName: 'Nora' },
  } as const;
  await mail.send(message);
  const { id, mail: name, sentAt, refusedWith } = await refusedMail();
  expect({ name, sentAt, refusedWith }).toEqual({ name: 'welcome', sentAt: null, refusedWith: '550 5.1.1' });
  expect(logged).toEqual([
    [{ mail: 'welcome', id, status: '550 5.1.1' }, 'the mail server refused a mail for good'],
  ]);

  await mail.send(message);
  expect(await stateOfJob(id)).toEqual(['completed']);
}, 30_000);

test('a mail that the server refuses for now is tried again', async () => {
  await mail.send({
    key: 'welcome:greylisted',
    to: 'greylisted@demo.stillpoint.example',
    mail: 'welcome',
    language: 'en',
    facts: { firstName: 'Nora' },
  });
  await arrived('greylisted');
}, 60_000);

test('a mail that the server did not take for five days is given up, with the last status', async () => {
  const unsent = tables()
    .selectFrom('mails')
    .selectAll()
    .where('sentAt', 'is', null)
    .where('refusedAt', 'is', null);
  // A mail is in the inbox a moment before it is noted as sent.
  await until(async () => (await unsent.execute()).length === 0);
  await mail.send({
    key: 'welcome:blocked',
    to: 'blocked@demo.stillpoint.example',
    mail: 'welcome',
    language: 'en',
    facts: { firstName: 'Nora' },
  });
  const { id } = await unsent.executeTakeFirstOrThrow();
  await until(async () => (await stateOfJob(id))[0] === 'retry');
  const sixDaysAgo = new Date(Date.now() - 6 * 24 * 3_600 * 1_000);
  await tables().updateTable('mails').set({ askedAt: sixDaysAgo }).where('id', '=', id).execute();

  await until(async () => (await stateOfJob(id))[0] === 'completed');
  const refused = tables().selectFrom('mails').selectAll();
  const { refusedWith } = await refused.where('id', '=', id).executeTakeFirstOrThrow();
  expect(refusedWith).toBe('554 5.7.1');
  expect(logged.at(-1)).toEqual([
    { mail: 'welcome', id, status: '554 5.7.1' },
    'a mail was given up, since the mail server did not take it for five days',
  ]);
}, 60_000);

test('the record of what went out tells nothing of a person', async () => {
  const mails = () => tables().selectFrom('mails').selectAll().execute();
  // A mail is in the inbox a moment before it is noted as sent.
  await until(async () => (await mails()).every(({ sentAt, refusedAt }) => (sentAt ?? refusedAt) !== null));
  expect(JSON.stringify(await mails())).not.toContain('demo.stillpoint.example');
}, 60_000);
