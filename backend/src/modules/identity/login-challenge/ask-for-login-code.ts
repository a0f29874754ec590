import { languagePrefix } from '../../../domain/languages.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { MailedCodes, SentCode } from '../identities/mailed-codes.ts';
import type { KnownAccount } from '../ports.ts';
import type { Place, Told } from '../told.ts';
import type { LoginChallenge, LoginChallenges } from './login-challenges.ts';

const loginCodePath = '/login/code';

/** What asking for a mailed code works with. Its codes go to owners alone. */
export interface LoginCodeParts {
  challenges: LoginChallenges;
  codes: MailedCodes;
  told: Told;
}

/** A login for an address whose tries are used up. */
export interface UsedUpLogin {
  email: string;
  /** The account whose password was right, if it was. */
  account: KnownAccount | undefined;
}

/** Lets such a login wait for a mailed code. Gives the page that asks for it. */
export type AskForLoginCode = (visit: PageVisit, login: UsedUpLogin) => Promise<string>;

/**
 * Asks for a code at a login whose address was tried too often, whatever password came with it, and whether an account has
 * the address: all is the same for those who do not read its mail.
 */
export function loginCodeAsker({ challenges, codes, told }: LoginCodeParts): AskForLoginCode {
  return async (visit, { email, account }) => {
    const { request, reply } = visit;
    const proved = account && {
      accountId: account.id,
      sessionEpoch: account.sessionEpoch,
      provedAt: new Date(),
    };
    const challenge = { ...(await challenges.begin(request, reply, { email, proved })), email, proved };
    const isSent = async () => (await codes.sentTo(purposeOf(challenge))) !== undefined;
    if (await isSent()) return loginCodeAddress(visit);
    const sent = await sendLoginCode(visit, challenge, codes);
    // Of two presses at once, one mails the code.
    if (!sent.ok && !(await isSent())) {
      told.keep(reply, challengePlace(challenge), { code: 'wait', count: sent.minutes });
    }
    return loginCodeAddress(visit);
  };
}

/**
 * Mails a code to the address of a login that waits, if it has an account. Where its password was right, the mail warns that
 * the password is known: only the owner reads that.
 */
export function sendLoginCode(
  visit: PageVisit,
  challenge: Omit<LoginChallenge, 'expiresAt'>,
  codes: MailedCodes,
): Promise<SentCode> {
  const { email, proved } = challenge;
  // Whether there is an account is looked up when the mail is sent: it has its owner's name and language then.
  const recipient = { firstName: '', language: visit.language };
  const words = { mail: proved === undefined ? 'loginCode' : 'signInCode' } as const;
  return codes.send({ ...purposeOf(challenge), email, recipient, words, visit });
}

/** The page that asks for the code, with what the log-in page was opened for. */
export function loginCodeAddress({ request, language }: Pick<PageVisit, 'request' | 'language'>): string {
  return addressWith(`${languagePrefix(language)}${loginCodePath}`, request, {});
}

/** Where a login that waits for a code is told what became of the last one. */
export function challengePlace({ id }: Pick<LoginChallenge, 'id'>): Place {
  return { page: loginCodePath, of: id };
}

/** The log-in page, with what it was opened for. */
export function loginAddress(
  { request, language }: Pick<PageVisit, 'request' | 'language'>,
  told: { reason?: 'codeRight' } = {},
): string {
  return addressWith(`${languagePrefix(language)}/login`, request, told);
}

function addressWith(path: string, request: PageVisit['request'], told: Record<string, string>): string {
  const query = new URLSearchParams(queryOf(request));
  query.delete('reason');
  for (const [name, value] of Object.entries(told)) query.set(name, value);
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** What a code is for that is mailed at such a login. */
export function purposeOf({ id }: Pick<LoginChallenge, 'id'>) {
  return { purpose: `login ${id}` };
}
