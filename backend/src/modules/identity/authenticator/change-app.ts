import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pressedTwiceMs } from '../../../http/pressed-twice.ts';
import type { IdentityMail, IdentityMessage, KnownAccount } from '../ports.ts';
import { changeMail } from '../second-factor/change-mail.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { endAccess } from '../session/end-access.ts';
import { hasSameAccess, isStillSignedIn } from '../session/same-access.ts';
import type { IdentityTables } from '../tables.ts';
import type { Authenticator } from './index.ts';
import { removeApp } from './remove-app.ts';

/** What changing an authenticator app works with. */
export interface AppChangeParts {
  db: Kysely<IdentityTables>;
  authenticator: Authenticator;
  factors: Pick<SecondFactors, 'add' | 'kindsOf' | 'remove' | 'requiredBy' | 'sinceOf'>;
  mail: IdentityMail;
}

/** Who changes it, and from where. */
interface Asker {
  sid: string;
  ip: string;
}

export type TurnedOn = { outcome: 'right'; codes: readonly string[] } | { outcome: 'wrong' | 'expired' };

/** Changes the authenticator app of an account. Each change is written down, and mailed to the owner. */
export function createAppChanges({ db, authenticator, factors, mail }: AppChangeParts) {
  const { apps, recoveryCodes } = authenticator;

  return {
    /** The first right code turns the app on. Who is signed in elsewhere gave none, and is signed out. */
    turnOn(account: KnownAccount, { sid, ip, code }: Asker & { code: string }): Promise<TurnedOn> {
      const { id: accountId } = account;
      return db.transaction().execute(async (trx) => {
        const signedIn = await isStillSignedIn(trx, { accountId, sid });
        if (!signedIn || !(await hasSameAccess(trx, account))) return { outcome: 'expired' };
        const outcome = await apps.confirm(trx, { accountId, sid }, code);
        if (outcome !== 'right') return { outcome };
        const codes = await recoveryCodes.make(trx, { accountId, ip });
        await factors.add(trx, { accountId, kind: 'app', ip });
        await endAccess(trx, accountId, { except: sid });
        await trx.updateTable('sessions').set({ secondFactorAt: new Date() }).where('id', '=', sid).execute();
        await mail.send(changeMail(account, 'app', 'on'), trx.$pickTables<never>());
        return { outcome, codes };
      });
    },

    /** Makes new recovery codes in place of those before. Undefined where there is no app any more. */
    makeCodes(account: KnownAccount, { sid, ip }: Asker): Promise<readonly string[] | undefined> {
      const { id: accountId } = account;
      return db.transaction().execute(async (trx) => {
        if (!(await isStillSignedIn(trx, { accountId, sid }))) return undefined;
        if (!(await factors.kindsOf(accountId, trx)).includes('app')) return undefined;
        const codes = await recoveryCodes.make(trx, { accountId, ip });
        const left = codes.length;
        await mail.send(recoveryCodesMail(account, { change: 'made', left }), trx.$pickTables<never>());
        return codes;
      });
    },

    /** Makes the codes of an app anew that this code has turned on a moment ago. Undefined where it did not. */
    async remakeCodes(
      account: KnownAccount,
      { sid, ip, code }: Asker & { code: string },
    ): Promise<readonly string[] | undefined> {
      const { id: accountId } = account;
      const since = await factors.sinceOf(accountId, 'app');
      if (since === undefined || since.getTime() < Date.now() - pressedTwiceMs) return undefined;
      return db.transaction().execute(async (trx) => {
        if (!(await isStillSignedIn(trx, { accountId, sid }))) return undefined;
        if (!(await factors.kindsOf(accountId, trx)).includes('app')) return undefined;
        if (!(await apps.wasUsedLast(trx, { accountId, code }))) return undefined;
        return recoveryCodes.make(trx, { accountId, ip });
      });
    },

    /** Removes the app with its recovery codes, unless an organisation asks for a second factor and there is no other. */
    async turnOff(account: KnownAccount, { sid, ip }: Asker): Promise<boolean> {
      const { id: accountId } = account;
      const required = (await factors.requiredBy(accountId)) !== undefined;
      return db.transaction().execute(async (trx) => {
        if (!(await isStillSignedIn(trx, { accountId, sid }))) return false;
        if (required && (await factors.kindsOf(accountId, trx)).length === 1) return false;
        if (!(await removeApp(trx, { accountId, ip }, { apps, factors }))) return false;
        await mail.send(changeMail(account, 'app', 'off'), trx.$pickTables<never>());
        return true;
      });
    },
  };
}

export type AppChanges = ReturnType<typeof createAppChanges>;

/** The mail that tells the owner of an account that recovery codes were made, or one was used. */
export function recoveryCodesMail(
  { email: to, language, firstName }: KnownAccount,
  { change, left }: { change: 'made' | 'used'; left: number },
): IdentityMessage {
  const key = `recoveryCodes:${randomUUID()}`;
  return { key, to, language, firstName, mail: 'recoveryCodes', change, left, changedAt: new Date() };
}
