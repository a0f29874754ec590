import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { normalisedEmail } from '../../domain/email.ts';
import type { Language } from '../../domain/languages.ts';
import { jobKind, TryLater, type Jobs } from '../../process/jobs.ts';
import type { Sealing } from '../../sealing/sealing.ts';
import type { MailingList } from './mailing-list.ts';
import type { NewsletterTables } from './tables.ts';

/** A request, and its address sealed for it. An older release left the address out. */
const tellList = jobKind<{ request: string; sealed?: string }>('newsletter.tellList');
/** Asked for by a release that wrote addresses into its jobs. */
const join = jobKind<{ email: string }>('newsletter.join');
const leave = jobKind<{ email: string }>('newsletter.leave');

/** In seconds: a company that is away is not asked for each address twice a minute. */
const pauses = { longestPause: 600 };

/** What telling the list works with. */
export interface TellingParts {
  db: Kysely<NewsletterTables>;
  jobs: Pick<Jobs, 'enqueue' | 'work'>;
  /** Absent outside production. */
  mailingList: MailingList | undefined;
  sealing: Pick<Sealing, 'seal' | 'open'>;
}

/**
 * Tells the mailing list whether an address is on it. A job sends what is true when it runs: a join that waited while the
 * company was away does not undo a later leave. It holds the address, sealed: another job may delete it from the table
 * before what this one sent arrives.
 */
export function createTelling({ db, jobs, mailingList, sealing }: TellingParts) {
  jobs.work(tellList, async ({ request, sealed }) => {
    const email = sealed === undefined ? await emailOf(request) : sealing.open(sealed, request);
    if (email !== null) await tell(email);
  });
  for (const kind of [join, leave]) jobs.work(kind, ({ email }) => tell(email));

  /** Of two jobs about one address, the one that was overtaken finds a change, and is tried again with what is true then. */
  async function tell(email: string): Promise<void> {
    const before = await standingOf(email);
    await send(before.member, [email, ...before.left.map((each) => each.email)]);
    const after = await standingOf(email);
    if (after.member?.email !== before.member?.email)
      throw new TryLater('The address joined or left meanwhile.');
    await forget(before.left.map(({ leaveHash }) => leaveHash));
  }

  async function emailOf(request: string): Promise<string | null> {
    const found = await db
      .selectFrom('newsletterRequests')
      .select('email')
      .where('leaveHash', '=', request)
      .executeTakeFirst();
    return found?.email ?? null;
  }

  async function send(member: Member | undefined, spellings: readonly string[]) {
    if (member !== undefined) return mailingList?.add(member);
    for (const spelling of new Set(spellings.map((each) => each.toLowerCase()))) {
      await mailingList?.remove(spelling);
    }
  }

  /** Who is on the list by an address, and what has left it that the list may not know. */
  async function standingOf(email: string) {
    const rows = await db
      .selectFrom('newsletterRequests')
      .select(['leaveHash', 'email', 'language', 'confirmedAt', 'leftAt'])
      .where(hasAddress(email))
      .orderBy('confirmedAt', 'desc')
      .execute();
    const ofAddress = rows.flatMap((row) => (row.email === null ? [] : [{ ...row, email: row.email }]));
    const member = ofAddress.find(({ confirmedAt, leftAt }) => confirmedAt !== null && leftAt === null);
    return {
      member: member && { email: member.email, language: member.language },
      left: ofAddress.filter(({ leftAt }) => leftAt !== null),
    };
  }

  async function forget(leaveHashes: readonly string[]) {
    if (leaveHashes.length === 0) return;
    await db
      .updateTable('newsletterRequests')
      .set({ email: null, emailNormalised: null })
      .where('leaveHash', 'in', leaveHashes)
      .execute();
  }

  return {
    /** Asks for it in the transaction that changes a request, which is named by the hash of its link to leave. */
    ask: (trx: Transaction<NewsletterTables>, request: string, email: string) =>
      jobs.enqueue(trx, tellList, { request, sealed: sealing.seal(email, request) }, pauses),
  };
}

interface Member {
  email: string;
  language: Language;
}

/** The requests of an address, however it was written. A release from before it was normalised wrote it as typed alone. */
export function hasAddress(email: string) {
  return (where: ExpressionBuilder<NewsletterTables, 'newsletterRequests'>) =>
    where.or([where('emailNormalised', '=', normalisedEmail(email)), where('email', '=', email)]);
}
