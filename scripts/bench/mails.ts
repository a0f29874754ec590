import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../backend/src/testing/postgres.ts';
import type { System } from '../system/system.ts';
import type { Effort, Figure, Findings } from './Figure.ts';
import { withSystem } from './running-system.ts';
import { readyToBuy, sessionOf } from './server/billing.ts';
import { median, rounded } from './statistics.ts';
import { signedUp } from './visitor.ts';

/** Fifteen purchases a minute. */
const everyMs = 4000;
const timeoutMs = 60_000;

/** The mails of a purchase: `welcome` takes one job, `receipt` two, one after the other. */
const subjects = { welcome: /^(?!.*receipt)/i, receipt: /receipt/i };

/** How long after a purchase's answer its mails arrive, at a steady pace of purchases, on each database. */
export async function measureMails(effort: Effort): Promise<Findings> {
  const embedded = await withSystem(undefined, (system) => measureOn('pglite', system, effort));
  const postgres = await startPostgres();
  if (!postgres.ok) return { figures: embedded, leftOut: [`Mails on PostgreSQL: ${postgres.reason}`] };
  try {
    const own = await withSystem(postgres.url, (system) => measureOn('postgresql', system, effort));
    return { figures: [...embedded, ...own] };
  } finally {
    await postgres.stop();
  }
}

async function measureOn(database: string, system: System, { pacedBuyers }: Effort): Promise<Figure[]> {
  const waits = await Promise.all(
    Array.from({ length: pacedBuyers }, async (_each, turn) => {
      await sleep(turn * everyMs);
      return timeMails(system);
    }),
  );
  return (['welcome', 'receipt'] as const).flatMap((mail) => {
    const times = waits.map((wait) => wait[mail]);
    return [
      { name: `mails.${database}.${mail}.p50`, value: rounded(median(times)), unit: 'ms' },
      { name: `mails.${database}.${mail}.max`, value: rounded(Math.max(...times)), unit: 'ms' },
    ];
  });
}

async function timeMails({ site, sandbox }: System) {
  const buyer = await signedUp(site);
  const { email } = await sessionOf(buyer);
  const buy = await readyToBuy(buyer);
  await buy();
  const answeredAt = performance.now();
  const arrival = async (subject: RegExp) => {
    while (!(await subjectsTo(email, sandbox)).some((each) => subject.test(each))) {
      if (performance.now() - answeredAt > timeoutMs) throw new Error('A mail of a purchase did not arrive.');
      await sleep(20);
    }
    return performance.now() - answeredAt;
  };
  const [welcome, receipt] = await Promise.all([arrival(subjects.welcome), arrival(subjects.receipt)]);
  return { welcome, receipt };
}

async function subjectsTo(email: string, sandbox: string): Promise<string[]> {
  const answer = await fetch(`${sandbox}/inbox.json?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.map(({ subject }) => subject);
}
