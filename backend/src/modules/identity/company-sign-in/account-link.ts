import type { PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import type { ReadLogin } from '../sign-in/forms.ts';
import { choicesOf } from '../sign-in/onward.ts';
import type { CompanySignInFlow } from './company-sign-in-flow.ts';
import { questionAddress, type CompanySignInProblem } from './outcome-addresses.ts';
import type { OwnerCodes } from './owner-codes.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';

/** What connecting an account works with. */
export interface AccountLinkParts {
  flow: Pick<CompanySignInFlow, 'again' | 'linkPendingSignIn'>;
  credentials: (visit: PageVisit) => Pick<Credentials, 'login'>;
  ownerCodes: Pick<OwnerCodes, 'ask'>;
  pendingSignIns: Pick<PendingSignIns, 'askAgain' | 'find' | 'keepForLogin'>;
}

/** Where it goes on, or why the account was not connected. */
export type AccountLinkOutcome =
  | { next: string }
  | {
      problem:
        | CompanySignInProblem
        | 'WRONG_CREDENTIALS'
        | 'PASSWORD_TRIES_USED_UP'
        /** The address is missing or none. */
        | 'INVALID'
        /** The address may be missing as well. */
        | 'PASSWORD_MISSING';
      minutes?: number;
    };

/**
 * Connects the account of a person whom a workplace has signed in, by the password of the account. Nothing is added to
 * an account whose address was never proved: a code goes there first.
 */
export function createAccountLink({ flow, credentials, ownerCodes, pendingSignIns }: AccountLinkParts) {
  return async (
    visit: PageVisit,
    formId: string,
    { content, complete, keptEmail }: ReadLogin,
  ): Promise<AccountLinkOutcome> => {
    const pendingSignIn = await pendingSignIns.find(visit.request);
    if (pendingSignIn !== undefined && pendingSignIn.formId !== formId)
      return { problem: 'SIGN_IN_REPLACED' };
    if (pendingSignIn === undefined) return (await flow.again(visit)) ?? { problem: 'NO_PENDING_SIGN_IN' };
    // The same answer was sent before: its question was answered, and the next one is asked.
    if (pendingSignIn.question !== 'account')
      return {
        next: questionAddress(visit.language, pendingSignIn.question, choicesOf(pendingSignIn.form)),
      };
    await pendingSignIns.askAgain(pendingSignIn, keptEmail);
    if (complete === undefined)
      return { problem: content.problems.password === undefined ? 'INVALID' : 'PASSWORD_MISSING' };
    const { emailNormalised, password } = complete;
    const address = networkAddress(visit.request.ip);
    const attempt = await credentials(visit).login(emailNormalised, password, address);
    if (!attempt.ok) {
      const { outcome, triesOf } = attempt;
      if (outcome.status !== 'tooManyAttempts') return { problem: 'WRONG_CREDENTIALS' };
      const { minutes } = outcome;
      if (triesOf !== 'account') return { problem: 'TOO_MANY_ATTEMPTS', minutes };
      await pendingSignIns.keepForLogin(visit, pendingSignIn);
      return { problem: 'PASSWORD_TRIES_USED_UP', minutes };
    }
    const { account } = attempt;
    if (account.emailVerifiedAt === null) return ownerCodes.ask(visit, pendingSignIn, account);
    return flow.linkPendingSignIn(visit, pendingSignIn, account, new Date());
  };
}

export type AccountLink = ReturnType<typeof createAccountLink>;
