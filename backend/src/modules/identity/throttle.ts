import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { IdentityTables } from './tables.ts';

/** One thing that is counted, and how often it may happen within so many minutes. */
export interface Limit {
  subject: readonly string[];
  most: number;
  minutes: number;
  /** Whether one success shows that the failures before it were typing mistakes. */
  forgottenBySuccess: boolean;
}

export type Allowance = { ok: true } | { ok: false; minutes: number };

/**
 * How often somebody may try to sign in, the narrowest limit first. An address may be a household or an office, hence
 * the wider limit.
 */
export function loginLimits(emailNormalised: string, address: string): readonly Limit[] {
  return [
    {
      subject: ['login', 'account at address', emailNormalised, address],
      most: 5,
      minutes: 15,
      forgottenBySuccess: true,
    },
    { subject: ['login', 'address', address], most: 50, minutes: 15, forgottenBySuccess: false },
    { subject: ['login', 'account', emailNormalised], most: 100, minutes: 60, forgottenBySuccess: false },
  ];
}

/** How often sign-in pages may be opened from one address, for each is written down: wide enough for a large office. */
export function openingLimits(address: string): readonly Limit[] {
  return [
    { subject: ['sign-in page', 'address', address], most: 300, minutes: 15, forgottenBySuccess: false },
  ];
}

/** How often accounts may be asked for from one address: the answer tells whether one exists. */
export function registrationLimits(address: string): readonly Limit[] {
  return [{ subject: ['register', 'address', address], most: 20, minutes: 60, forgottenBySuccess: false }];
}

/** One person has a whole IPv6 network of 64 bits, so that is what counts as an address. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [front = [], back = []] = ip
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const left = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...left, ...back].slice(0, 4).join(':');
}

/** Counts attempts where a restart does not forget them and every process sees them. */
export function createThrottle(database: Database, now: () => number = Date.now) {
  const db = database.$extendTables<IdentityTables>();
  const minutesUntil = (moment: Date) => Math.max(1, Math.ceil((moment.getTime() - now()) / 60_000));

  const counted = (limit: Limit) =>
    db
      .insertInto('throttleCounters')
      .values({ key: keyOf(limit), count: 1, windowEndsAt: endOf(limit, now()) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => {
          const over = sql<boolean>`${row.ref('throttleCounters.windowEndsAt')} <= ${new Date(now())}`;
          return {
            count: sql<number>`case when ${over} then 1 else ${row.ref('throttleCounters.count')} + 1 end`,
            windowEndsAt: sql<Date>`case when ${over} then ${row.ref('excluded.windowEndsAt')}
              else ${row.ref('throttleCounters.windowEndsAt')} end`,
          };
        }),
      )
      .returning(['count', 'windowEndsAt'])
      .executeTakeFirstOrThrow();

  return {
    /**
     * Counts an attempt before it is made, so that many at once cannot slip through together. What one limit refuses
     * is no attempt to the next: else a single address could use up what everybody has for an account.
     */
    async attempt(limits: readonly Limit[]): Promise<Allowance> {
      for (const limit of limits) {
        const { count, windowEndsAt } = await counted(limit);
        if (count > limit.most) return { ok: false, minutes: minutesUntil(windowEndsAt) };
      }
      return { ok: true };
    },

    /** Takes an attempt back that was not a guess. */
    async forgive(limits: readonly Limit[]): Promise<void> {
      const forgotten = new Set(limits.filter((limit) => limit.forgottenBySuccess).map(keyOf));
      for (const key of limits.map(keyOf)) {
        const count = forgotten.has(key) ? 0 : sql<number>`greatest(count - 1, 0)`;
        await db.updateTable('throttleCounters').set({ count }).where('key', '=', key).execute();
      }
    },
  };
}

export type Throttle = ReturnType<typeof createThrottle>;

function keyOf({ subject }: Limit): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
}

function endOf({ minutes }: Limit, from: number): Date {
  return new Date(from + minutes * 60_000);
}
