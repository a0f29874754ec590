import type { Kysely } from 'kysely';
import { dayMs, dayOf } from '../../domain/days.ts';
import { languagePrefix } from '../../domain/languages.ts';
import type { SharedTransaction } from '../../database/database.ts';
import type { Clock } from '../../process/clock.ts';
import type { Limit, Throttle } from '../../throttle/throttle.ts';
import { isShown } from './moment-shown.ts';
import type { MomentPorts } from './ports.ts';
import { createReportRepository } from './report-repository.ts';
import { createMomentRepository } from './repository.ts';
import type { MomentDecision, MomentRow, MomentTables, ReportReason } from './tables.ts';

/** How many reports hide a moment until it is looked at. */
const reportsThatHide = 3;
/** For how many days an account shares nothing once a moderator has barred it. */
export const barredDays = 30;
/** How many reports a person sends in a day. */
export const mostReportsADay = 20;

interface ReportingParts extends Pick<MomentPorts, 'lockAgainstDeletion' | 'personOf' | 'mails'> {
  db: Kysely<MomentTables>;
  clock: Pick<Clock, 'now'>;
  throttle: Pick<Throttle, 'attempt' | 'left' | 'forgive'>;
  siteOrigin: string;
}

/** What a person finds who wants to report a moment. */
export type ReportLook =
  | { status: 'open' | 'own'; row: MomentRow }
  | { status: 'reported' | 'gone' }
  | { status: 'tooMany'; minutes: number };

export type Reported = { status: 'reported' | 'gone' } | { status: 'tooMany'; minutes: number };

/** Reports of moments, and what moderators decide about them. */
export function createReporting(parts: ReportingParts) {
  const { db, clock, throttle, lockAgainstDeletion, personOf, mails, siteOrigin } = parts;
  const repository = createMomentRepository(db);
  const reports = createReportRepository(db);

  async function look(userId: string, id: string | undefined): Promise<ReportLook> {
    const row = id === undefined ? undefined : await repository.moment(id);
    if (row === undefined) return { status: 'gone' };
    if (row.accountId === userId) return { status: 'own', row };
    // Also where reports hide it by now: it was theirs that did.
    if ((await reports.reportedBy(userId, [row.id])).length > 0) return { status: 'reported' };
    if (!isShown(row)) return { status: 'gone' };
    const { attempts, minutes } = await throttle.left(limitsOf(userId));
    return attempts < 1 ? { status: 'tooMany', minutes } : { status: 'open', row };
  }

  /** Mails the author of a moment what was decided. An address that was not proved may be a stranger's. */
  async function tellAuthor(
    trx: SharedTransaction,
    { id, accountId, revokedAt }: MomentRow,
    { reason, barredUntil }: { reason: ReportReason | undefined; barredUntil: Date | undefined },
  ): Promise<void> {
    const author = await personOf(accountId, trx);
    if (author?.emailProved !== true) return;
    const { email: to, language, firstName } = author;
    await mails.removed(
      {
        ...{ key: `momentRemoved:${id}`, to, language, firstName },
        ...(reason !== undefined && { reason }),
        ...(revokedAt !== null && { takenBack: true as const }),
        ...(barredUntil !== undefined && { barredUntil: dayOf(barredUntil) }),
        link: `${siteOrigin}${languagePrefix(language)}/moments`,
      },
      trx,
    );
  }

  return {
    look,

    /**
     * Reports a moment that is open to the person and not theirs: `look` has said so. The third report of a proved address hides it;
     * others are looked at by a moderator.
     */
    report: async (userId: string, id: string, reason: ReportReason): Promise<Reported> => {
      const limits = limitsOf(userId);
      const allowed = await throttle.attempt(limits);
      if (!allowed.ok) return { status: 'tooMany', minutes: allowed.minutes };
      const counts = (await personOf(userId))?.emailProved === true;
      const outcome = await db.transaction().execute(async (trx) => {
        if (!(await lockAgainstDeletion(trx.$pickTables<never>(), userId))) return 'gone';
        const inTrx = { ...createMomentRepository(trx), ...createReportRepository(trx) };
        const row = await inTrx.lockMoment(id);
        if (row?.removedAt !== null || row.revokedAt !== null || row.accountId === userId) return 'gone';
        if ((await inTrx.reportedBy(userId, [id])).length > 0) return 'twice';
        const now = clock.now();
        await inTrx.addReport({ momentId: id, accountId: userId, reason, reportedAt: now, counts });
        if (row.hiddenAt === null && (await inTrx.openReportsOf(id)).counting >= reportsThatHide) {
          await inTrx.hide(id, now);
        }
        return 'reported';
      });
      if (outcome !== 'reported') await throttle.forgive(limits);
      return { status: outcome === 'gone' ? 'gone' : 'reported' };
    },

    reportedBy: reports.reportedBy,
    waiting: reports.waiting,

    /**
     * Decides about a moment and its reports up to the one that was seen last: later ones wait. One that was taken back is deleted
     * then. False where nothing of what was seen waits any more.
     */
    decide: (id: string, decision: MomentDecision, seen: number): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const inTrx = { ...createMomentRepository(trx), ...createReportRepository(trx) };
        const authorId = await inTrx.authorOf(id);
        if (authorId === undefined) return false;
        // As all do that lock both: the account first. One that is being deleted is barred as others are, since its owner may keep it;
        // the last step of its deletion waits for this lock and then deletes the moment and the bar, so that none outlives it.
        await lockAgainstDeletion(trx.$pickTables<never>(), authorId);
        const row = await inTrx.lockMoment(id);
        if (row?.removedAt !== null) return false;
        const open = await inTrx.openReportsOf(id);
        const later = await inTrx.openReportsOf(id, seen);
        // One that is hidden waits also without reports: the accounts are closed that reported it.
        const waits = open.all > later.all || (open.all === 0 && row.hiddenAt !== null);
        if (!waits) return false;
        const now = clock.now();
        const barredUntil = decision === 'bar' ? new Date(now.getTime() + barredDays * dayMs) : undefined;
        if (barredUntil !== undefined) await inTrx.bar(authorId, barredUntil);
        const reason = await inTrx.mainReasonOf(id, seen);
        await inTrx.lookAtReports(id, seen, now);
        const leavesLater = decision === 'keep' && later.all > 0;
        if (row.revokedAt !== null) await (leavesLater ? undefined : inTrx.delete(id));
        else if (decision !== 'keep') await inTrx.withhold(id, now, reason ?? null);
        else if (later.counting < reportsThatHide) await inTrx.show(id);
        if (barredUntil !== undefined || (decision === 'remove' && row.revokedAt === null)) {
          await tellAuthor(trx.$pickTables<never>(), row, { reason, barredUntil });
        }
        return true;
      }),
  };
}

export type Reporting = ReturnType<typeof createReporting>;

function limitsOf(userId: string): readonly Limit[] {
  const minutes = 24 * 60;
  return [{ subject: ['moment report', userId], most: mostReportsADay, minutes, forgottenBySuccess: false }];
}
