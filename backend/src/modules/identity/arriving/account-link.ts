import type { PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import type { Arriving } from './arriving.ts';
import { questionAddress, type ArrivalProblem } from './outcome-addresses.ts';
import type { OwnerCodes } from './owner-codes.ts';
import type { ParkedArrivals } from './parked-arrivals.ts';

/** What connecting an account works with. */
export interface AccountLinkParts {
  arriving: Pick<Arriving, 'again' | 'linkParked'>;
  credentials: (visit: PageVisit) => Pick<Credentials, 'login'>;
  ownerCodes: Pick<OwnerCodes, 'ask'>;
  parked: Pick<ParkedArrivals, 'askAgain' | 'find'>;
}

/** Where it goes on, or why the account was not connected. */
export type AccountLinkOutcome =
  { next: string } | { problem: ArrivalProblem | 'WRONG_CREDENTIALS'; minutes?: number };

/**
 * Connects the account of a person whom a workplace has signed in, by the password of the account. Nothing is added to
 * an account whose address was never proved: a code goes there first.
 */
export function createAccountLink({ arriving, credentials, ownerCodes, parked }: AccountLinkParts) {
  return async (
    visit: PageVisit,
    formId: string,
    { emailNormalised, password }: { emailNormalised: string; password: string },
  ): Promise<AccountLinkOutcome> => {
    const arrival = await parked.find(visit.request);
    if (arrival !== undefined && arrival.formId !== formId) return { problem: 'ARRIVAL_REPLACED' };
    if (arrival === undefined) return (await arriving.again(visit)) ?? { problem: 'NO_ARRIVAL' };
    // The same answer was sent before: its question was answered, and the next one is asked.
    if (arrival.question !== 'account') return { next: questionAddress(visit.language, arrival.question) };
    const address = networkAddress(visit.request.ip);
    const attempt = await credentials(visit).login(emailNormalised, password, address);
    if (!attempt.ok) {
      // The page of a forgotten password shows it.
      await parked.askAgain(arrival, emailNormalised);
      const { outcome } = attempt;
      return outcome.status === 'tooManyAttempts'
        ? { problem: 'TOO_MANY_ATTEMPTS', minutes: outcome.minutes }
        : { problem: 'WRONG_CREDENTIALS' };
    }
    const { account } = attempt;
    if (account.emailVerifiedAt === null) return ownerCodes.ask(visit, arrival, account);
    return arriving.linkParked(visit, arrival, account, new Date());
  };
}

export type AccountLink = ReturnType<typeof createAccountLink>;
