import type { PageVisit } from '../../../http/page-handler.ts';
import type { CodePurpose, MailedCodes, SentCode } from '../identities/mailed-codes.ts';
import type { KnownAccount } from '../ports.ts';
import { questionAddress } from './outcome-addresses.ts';
import type { FoundArrival, ParkedArrivals } from './parked-arrivals.ts';

/** What mailing codes to owners works with. */
export interface OwnerCodesParts {
  codes: Pick<MailedCodes, 'send'>;
  parked: Pick<ParkedArrivals, 'askForCode'>;
}

/** The page that asks for the code, or why none was sent. */
export type CodeAsked = { next: string } | { problem: 'TOO_MANY_ATTEMPTS'; minutes: number };

/**
 * Codes that prove the owner of the account to which a parked arrival is to be added, where what the person has shown
 * so far is not enough.
 */
export function createOwnerCodes({ codes, parked }: OwnerCodesParts) {
  function send(
    visit: PageVisit,
    { id }: Pick<FoundArrival, 'id'>,
    account: KnownAccount,
  ): Promise<SentCode> {
    const { email } = account;
    return codes.send({ ...ownerPurpose(id, account), email, recipient: account, visit });
  }

  return {
    send,

    /** Sends a code to the account, and asks for it. */
    async ask(visit: PageVisit, arrival: FoundArrival, account: KnownAccount): Promise<CodeAsked> {
      const sent = await send(visit, arrival, account);
      if (!sent.ok) return { problem: 'TOO_MANY_ATTEMPTS', minutes: sent.minutes };
      const { id: accountId, sessionEpoch } = account;
      await parked.askForCode(arrival, { accountId, sessionEpoch });
      return { next: questionAddress(visit.language, 'code') };
    },
  };
}

export type OwnerCodes = ReturnType<typeof createOwnerCodes>;

/** What a code to the owner of an account is for. */
export function ownerPurpose(
  arrivalId: string,
  { sessionEpoch }: Pick<KnownAccount, 'sessionEpoch'>,
): CodePurpose {
  return { purpose: `arrival ${arrivalId} owner`, sessionEpoch };
}
