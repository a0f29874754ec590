import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PageVisit } from '../../../http/page-handler.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import { keysFor } from '../provider/keys.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { IdentitySecrets } from '../tables.ts';
import { normalisedEmail } from './email.ts';

/** A browser in which an account signed in with its password before. */
export interface KnownDevice {
  id: string;
}

/** A device, and when it signed in, in seconds. */
interface SignedDevice extends KnownDevice {
  signedInAt: number;
}

type Visit = Pick<PageVisit, 'request' | 'reply'>;

const cookiePrefix = 'device.';
const daySeconds = 24 * 60 * 60;
/** How long a device stays known after a sign-in. */
export const knownForDays = 365;
/** Accounts that one browser remembers. The oldest is dropped, or its cookies would fill the header. */
const mostAccounts = 5;

/**
 * Remembers in a browser which accounts signed in there, in OWASP's "device cookie": one for each account, named by a
 * hash of its address and signed together with its password's hash, so that a new password ends those of all other
 * browsers; those from before a second factor was set up count no more. It is no proof of who signs in: it only gives the
 * device a limit of its own.
 */
export function createKnownDevices(surroundings: {
  secrets: () => Promise<Pick<IdentitySecrets, 'cookieKeys'>>;
  accounts: Pick<Accounts, 'byEmail'>;
  secondFactors: Pick<SecondFactors, 'areNeeded' | 'kindsOf' | 'latestOf'>;
  secure: boolean;
}) {
  const { secrets, accounts, secondFactors, secure } = surroundings;
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const keys = async () => keysFor('known devices', await secrets());

  const remember = (visit: Visit, emailNormalised: string, account: KnownAccount) =>
    write(visit, emailNormalised, account, {
      id: randomBytes(16).toString('base64url'),
      signedInAt: seconds(Date.now()),
    });

  async function areKnownAfterMail(accountId: string): Promise<boolean> {
    const kinds = await secondFactors.kindsOf(accountId);
    return kinds.length === 0 || kinds.includes('mail');
  }

  async function write(
    { request, reply }: Visit,
    emailNormalised: string,
    account: KnownAccount,
    { id, signedInAt: at }: SignedDevice,
  ) {
    const [key] = await keys();
    if (key === undefined) return;
    const name = nameOf(key, emailNormalised);
    const signedInAt = String(at);
    for (const oldest of oldestCookies(request.cookies, name)) reply.clearCookie(oldest, cookieOptions);
    reply.setCookie(name, [signedInAt, id, signatureOf(key, account, signedInAt, id)].join('.'), {
      ...cookieOptions,
      maxAge: knownForDays * daySeconds,
    });
  }

  async function read(
    { request }: Visit,
    emailNormalised: string,
    accountNow = () => accounts.byEmail(emailNormalised),
  ): Promise<{ device: SignedDevice; account: KnownAccount } | undefined> {
    for (const key of await keys()) {
      const cookie = request.cookies[nameOf(key, emailNormalised)];
      if (cookie === undefined) continue;
      const account = await accountNow();
      const device = account && deviceIn(cookie, key, account);
      if (account === undefined || device === undefined) continue;
      // A cookie from before the second factor was given without it.
      const since = await secondFactors.latestOf(account.id);
      if (since === undefined || device.signedInAt >= seconds(since.getTime())) {
        return { device, account };
      }
    }
    return undefined;
  }

  return {
    /** The device of a request, where this account signed in on it before. */
    async find(visit: Visit, emailNormalised: string): Promise<KnownDevice | undefined> {
      return (await read(visit, emailNormalised))?.device;
    },

    /** The same where the account's address was proved. Else the mailbox may belong to another person. */
    async findOfMailbox(visit: Visit, emailNormalised: string): Promise<KnownDevice | undefined> {
      const known = await read(visit, emailNormalised);
      return known?.account.emailVerifiedAt ? known.device : undefined;
    },

    /**
     * Makes the browser a known device of an account whose person was recognised by one proof, unless the account needs
     * a second factor: a device has guesses of its own at that, and each proof by password or mail would give new ones.
     */
    async remember(visit: Visit, emailNormalised: string, account: KnownAccount) {
      if (!(await secondFactors.areNeeded(account.id))) await remember(visit, emailNormalised, account);
    },

    /**
     * Makes the browser a known device of an account whose person has just shown to read its mailbox, unless that is not
     * enough for the second factor: there each mail would give new guesses at an app.
     */
    async rememberAfterMail(visit: Visit, emailNormalised: string, account: KnownAccount) {
      if (await areKnownAfterMail(account.id)) await remember(visit, emailNormalised, account);
    },

    /** Whether that makes browsers known devices of an account. */
    areKnownAfterMail,

    /**
     * Makes the browser in which an account's password or address was changed a known device of the account as it is now.
     * Where a second factor is needed, it has to be one already, and goes on with the guesses that are left to it.
     */
    async keep(visit: Visit, before: KnownAccount, now: KnownAccount) {
      const emailNormalised = normalisedEmail(now.email);
      if (!(await secondFactors.areNeeded(now.id))) return remember(visit, emailNormalised, now);
      const known = await read(visit, normalisedEmail(before.email), () => Promise.resolve(before));
      if (known !== undefined) await write(visit, emailNormalised, now, known.device);
    },

    /** Makes the browser a known device of an account whose second factor was given in it, or that was opened by passkey. */
    rememberAfterFactor: remember,

    /** Removes the account from the browser's known ones. */
    async forget({ reply }: Visit, emailNormalised: string) {
      for (const key of await keys()) reply.clearCookie(nameOf(key, emailNormalised), cookieOptions);
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** The device that a cookie names, unless it is forged, expired, another account's, or older than the password. */
function deviceIn(cookie: string, key: Buffer, account: KnownAccount): SignedDevice | undefined {
  const [signedInAt = '', id = '', signature = ''] = cookie.split('.');
  const expected = Buffer.from(signatureOf(key, account, signedInAt, id));
  const received = Buffer.from(signature);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  const age = Date.now() / 1000 - Number(signedInAt);
  return age < knownForDays * daySeconds ? { id, signedInAt: Number(signedInAt) } : undefined;
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** The name tells no address to those who read the cookie, and is found again when the address is typed. */
function nameOf(key: Buffer, emailNormalised: string): string {
  return `${cookiePrefix}${hmac(key, ['name', emailNormalised]).slice(0, 16)}`;
}

function signatureOf(key: Buffer, { id: accountId, passwordHash }: KnownAccount, at: string, id: string) {
  return hmac(key, ['device', accountId, passwordHash, at, id]);
}

function hmac(key: Buffer, parts: readonly (string | null)[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

function oldestCookies(cookies: Record<string, string | undefined>, besides: string): string[] {
  const signedInAt = (value: string | undefined) => Number.parseInt(value ?? '', 10) || 0;
  return Object.entries(cookies)
    .filter(([name]) => name.startsWith(cookiePrefix) && name !== besides)
    .sort(([, one], [, other]) => signedInAt(other) - signedInAt(one))
    .slice(mostAccounts - 1)
    .map(([name]) => name);
}
