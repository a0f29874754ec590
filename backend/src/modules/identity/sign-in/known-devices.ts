import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PageVisit } from '../../../http/page-handler.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import { keysFor, type IdentitySecrets } from '../provider/keys.ts';

/** A browser in which an account signed in with its password before. */
export interface KnownDevice {
  id: string;
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
 * hash of its address and signed together with its password's hash, so that a new password ends them all. It is no
 * proof of who signs in: it only gives the device a limit of its own.
 */
export function createKnownDevices(surroundings: {
  secrets: () => Promise<Pick<IdentitySecrets, 'cookieKeys'>>;
  accounts: Pick<Accounts, 'byEmail'>;
  secure: boolean;
}) {
  const { secrets, accounts, secure } = surroundings;
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const keys = async () => keysFor('known devices', await secrets());

  return {
    /** The device of a request, where this account signed in on it before. */
    async find({ request }: Visit, emailNormalised: string): Promise<KnownDevice | undefined> {
      for (const key of await keys()) {
        const cookie = request.cookies[nameOf(key, emailNormalised)];
        if (cookie === undefined) continue;
        const account = await accounts.byEmail(emailNormalised);
        const device = account && deviceIn(cookie, key, account);
        if (device !== undefined) return device;
      }
      return undefined;
    },

    /** Makes the browser a known device of an account whose password was right. */
    async remember({ request, reply }: Visit, emailNormalised: string, account: KnownAccount) {
      const [key] = await keys();
      if (key === undefined) return;
      const name = nameOf(key, emailNormalised);
      const signedInAt = String(Math.floor(Date.now() / 1000));
      const id = randomBytes(16).toString('base64url');
      for (const oldest of oldestCookies(request.cookies, name)) reply.clearCookie(oldest, place);
      reply.setCookie(name, [signedInAt, id, signatureOf(key, account, signedInAt, id)].join('.'), {
        ...place,
        maxAge: knownForDays * daySeconds,
      });
    },

    /** Removes the account from the browser's known ones. */
    async forget({ reply }: Visit, emailNormalised: string) {
      for (const key of await keys()) reply.clearCookie(nameOf(key, emailNormalised), place);
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** The device that a cookie names, unless it is forged, expired, another account's, or older than the password. */
function deviceIn(cookie: string, key: Buffer, account: KnownAccount): KnownDevice | undefined {
  const [signedInAt = '', id = '', signature = ''] = cookie.split('.');
  const expected = Buffer.from(signatureOf(key, account, signedInAt, id));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const age = Date.now() / 1000 - Number(signedInAt);
  return age < knownForDays * daySeconds ? { id } : undefined;
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
