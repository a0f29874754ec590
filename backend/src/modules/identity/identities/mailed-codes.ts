import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Language } from '../../../domain/languages.ts';
import { sixDigitsIn } from '../../../domain/six-digits.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import type { CodeMail, CodeUse } from '../ports.ts';
import { keysFor } from '../provider/keys.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { mailedCodeLimits } from '../sign-in/limits.ts';
import type { IdentitySecrets, IdentityTables } from '../tables.ts';

/** What a code is for: one code at a time for each purpose. */
export interface CodePurpose {
  purpose: string;
  /** The account's when the code was asked for, after which a code of before works no more. Absent without an account. */
  sessionEpoch?: number | undefined;
}

/** What the mail of a code says: that it ends a login, or what else it does. */
export type CodeWords =
  | { mail: 'signInCode' | 'loginCode' }
  | {
      mail: 'addressCode';
      codeFor: CodeUse;
      /** The path of the page where it is typed, with its language. Absent where only one browser can open that page. */
      page?: string;
    };

/** Whom a code is sent to, and what it is for. */
export interface CodeRequest extends CodePurpose {
  email: string;
  /**
   * Whom the mail speaks to: the account that the code is for, in its language. Where there is none, a name, and the
   * language of the page.
   */
  recipient: { firstName: string; language: Language };
  /** What its mail says of it. */
  words: CodeWords;
  /** Of the visitor who asks for it. */
  visit: Pick<PageVisit, 'request' | 'reply'>;
}

/** Whether a code was sent. `lastCode`: the state of the code before this request. */
export type SentCode = ({ ok: true } | { ok: false; minutes: number }) & { lastCode: CodeState };
export type CheckedCode =
  | { ok: true; email: string; code: RightCode }
  /** It can be no code. */
  | { ok: false; reason: 'missing' }
  | { ok: false; reason: 'wrong'; triesLeft: number }
  | { ok: false; reason: 'expired' }
  /** `compared`: whether this was the last wrong one, and not one after it. */
  | { ok: false; reason: 'tooMany'; minutes: number; compared: boolean };

/** A code that was right. It is used up in the transaction that makes the change. */
export interface RightCode {
  purpose: string;
  codeHash: string;
}

/** What became of the code for a purpose. `triesUsedUp`: none is sent or taken until its time is over. */
export type CodeState = 'never' | 'usable' | 'triesUsedUp' | 'expired';

const mostTries = 5;
const lastsMinutes = 10;
const digits = 6;

/**
 * Codes by mail, which prove that a person reads an address. A new code keeps the count of wrong ones, so that asking
 * again gives no more guesses. With no guess left, no code is sent until the last one's time is over. The database keeps
 * what cannot be turned back into the code without our key.
 */
export function createMailedCodes(parts: {
  db: Kysely<IdentityTables>;
  secrets: () => Promise<Pick<IdentitySecrets, 'cookieKeys'>>;
  throttle: Pick<Throttle, 'attempt'>;
  mail: CodeMail;
  devices: Pick<KnownDevices, 'findOfMailbox'>;
}) {
  const { db, secrets, throttle, mail, devices } = parts;

  /** With each key that is believed: the first hashes new codes, and replacing it ends no code under way. */
  async function hashing(): Promise<(purpose: string, email: string, code: string) => readonly Buffer[]> {
    const keys = keysFor('mailed codes', await secrets());
    return (...hashed) =>
      keys.map((key) => createHmac('sha256', key).update(JSON.stringify(hashed)).digest());
  }

  /** What became of the latest code for a purpose, and how long it lasts. One that has expired is known until it is swept. */
  async function latestCodeOf({
    purpose,
    sessionEpoch,
  }: CodePurpose): Promise<{ state: CodeState; minutes: number; email?: string }> {
    const row = await db
      .selectFrom('mailedCodes')
      .select(['email', 'tries', 'sessionEpoch', 'expiresAt'])
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    if (row === undefined) return { state: 'never', minutes: 0 };
    if (row.expiresAt <= new Date()) return { state: 'expired', minutes: 0 };
    const minutes = minutesUntil(row.expiresAt);
    if (row.tries >= mostTries) return { state: 'triesUsedUp', minutes };
    const usable = row.email !== '' && row.sessionEpoch === (sessionEpoch ?? null);
    return usable ? { state: 'usable', minutes, email: row.email } : { state: 'expired', minutes };
  }

  return {
    /** Sends a new code, in place of the one before. */
    async send({
      purpose,
      sessionEpoch,
      email,
      recipient: { firstName, language },
      words,
      visit,
    }: CodeRequest): Promise<SentCode> {
      const { state: lastCode, minutes } = await latestCodeOf({ purpose, sessionEpoch });
      if (lastCode === 'triesUsedUp') return { ok: false, minutes, lastCode };
      const limits = mailedCodeLimits({
        purpose,
        email,
        address: networkAddress(visit.request.ip),
        device: await devices.findOfMailbox(visit, normalisedEmail(email)),
      });
      const allowed = await throttle.attempt(limits);
      if (!allowed.ok) return { ...allowed, lastCode };
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const [hash = Buffer.alloc(0)] = (await hashing())(purpose, email, code);
      const codeHash = hash.toString('base64url');
      const expiresAt = new Date(Date.now() + lastsMinutes * 60_000);
      const stored = await db.transaction().execute(async (trx) => {
        await trx
          .deleteFrom('mailedCodes')
          .where('purpose', '=', purpose)
          .where('expiresAt', '<', new Date())
          .execute();
        const written = await trx
          .insertInto('mailedCodes')
          .values({ purpose, email, codeHash, tries: 0, sessionEpoch: sessionEpoch ?? null, expiresAt })
          .onConflict((conflict) =>
            conflict
              .column('purpose')
              .doUpdateSet({ email, codeHash, sessionEpoch: sessionEpoch ?? null, expiresAt })
              .where('mailedCodes.tries', '<', mostTries),
          )
          .returning('purpose')
          .executeTakeFirst();
        if (written === undefined) return false;
        await mail.send(
          {
            key: `${words.mail}:${codeHash}`,
            to: email,
            language,
            firstName,
            ...words,
            code,
            minutes: lastsMinutes,
          },
          trx.$pickTables<never>(),
        );
        return true;
      });
      // The last guess was used up meanwhile.
      return stored ? { ok: true, lastCode } : { ok: false, minutes: lastsMinutes, lastCode: 'triesUsedUp' };
    },

    /** The address that a code was sent to, until its time is over, also once its tries are used up. */
    async sentTo({ purpose, sessionEpoch }: CodePurpose): Promise<string | undefined> {
      const row = await db
        .selectFrom('mailedCodes')
        .select('email')
        .where('purpose', '=', purpose)
        .where('sessionEpoch', 'is not distinct from', sessionEpoch ?? null)
        .where('email', '!=', '')
        .where('expiresAt', '>', new Date())
        .executeTakeFirst();
      return row?.email;
    },

    /** The address of a code that can be typed. */
    async usableAt(purpose: CodePurpose): Promise<string | undefined> {
      return (await latestCodeOf(purpose)).email;
    },

    /** What became of the latest code for a purpose. One that has expired is known until it is swept. */
    async stateOf(purpose: CodePurpose): Promise<CodeState> {
      return (await latestCodeOf(purpose)).state;
    },

    /** For how many minutes no code is sent or taken for a purpose. Undefined where the tries are not used up. */
    async minutesUsedUp(purpose: CodePurpose): Promise<number | undefined> {
      const { state, minutes } = await latestCodeOf(purpose);
      return state === 'triesUsedUp' ? minutes : undefined;
    },

    /** Ends a code before its time. The count of wrong ones stays, so that ending codes gives no more guesses. */
    async end(purpose: string): Promise<void> {
      await db.updateTable('mailedCodes').set({ email: '' }).where('purpose', '=', purpose).execute();
    },

    /**
     * Checks a code, and counts the try where there is a code that can be used. What can be no code costs none: it tells
     * nothing about the right one. A right code is no guess, and may be pressed twice: the second press waits for the first.
     */
    async check({ purpose, sessionEpoch }: CodePurpose, typed: string): Promise<CheckedCode> {
      const code = sixDigitsIn(typed);
      if (code === undefined) return noCodeTyped(await latestCodeOf({ purpose, sessionEpoch }));
      const hashesOf = await hashing();
      const checked = await db.transaction().execute(async (trx): Promise<CheckedCode | undefined> => {
        const row = await trx
          .selectFrom('mailedCodes')
          .select(['email', 'codeHash', 'tries', 'expiresAt'])
          .where('purpose', '=', purpose)
          .where('sessionEpoch', 'is not distinct from', sessionEpoch ?? null)
          .where('email', '!=', '')
          .where('tries', '<', mostTries)
          .where('expiresAt', '>', new Date())
          .forUpdate()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const { email, codeHash, expiresAt } = row;
        const kept = Buffer.from(codeHash, 'base64url');
        if (hashesOf(purpose, email, code).some((hash) => timingSafeEqual(kept, hash))) {
          return { ok: true, email, code: { purpose, codeHash } };
        }
        const tries = row.tries + 1;
        await trx.updateTable('mailedCodes').set({ tries }).where('purpose', '=', purpose).execute();
        return tries < mostTries
          ? { ok: false, reason: 'wrong', triesLeft: mostTries - tries }
          : { ok: false, reason: 'tooMany', minutes: minutesUntil(expiresAt), compared: true };
      });
      if (checked !== undefined) return checked;
      const { state, minutes } = await latestCodeOf({ purpose, sessionEpoch });
      return state === 'triesUsedUp' ? triesUsedUp(minutes) : { ok: false, reason: 'expired' };
    },

    /** Uses up a right code, in the transaction that makes the change. Of two at the same time, one gets `true`. */
    async use(trx: Transaction<IdentityTables>, { purpose, codeHash }: RightCode): Promise<boolean> {
      const used = await trx
        .deleteFrom('mailedCodes')
        .where('purpose', '=', purpose)
        .where('codeHash', '=', codeHash)
        .executeTakeFirst();
      return used.numDeletedRows === 1n;
    },
  };
}

/** What is said of a text that can be no code, which costs no try: first that none can be typed, where that is so. */
function noCodeTyped({ state, minutes }: { state: CodeState; minutes: number }): CheckedCode {
  if (state === 'triesUsedUp') return triesUsedUp(minutes);
  return { ok: false, reason: state === 'usable' ? 'missing' : 'expired' };
}

function triesUsedUp(minutes: number): CheckedCode {
  return { ok: false, reason: 'tooMany', minutes, compared: false };
}

function minutesUntil(time: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - Date.now()) / 60_000));
}

export type MailedCodes = ReturnType<typeof createMailedCodes>;
