import type { PageVisit } from '../../../http/page-handler.ts';
import type { CodePurpose, MailedCodes, SentCode } from '../identities/mailed-codes.ts';
import type { KnownAccount } from '../ports.ts';
import { choicesOf } from '../sign-in/onward.ts';
import { questionAddress } from './outcome-addresses.ts';
import type { FoundPendingSignIn, PendingSignIns } from './pending-sign-ins.ts';

/** What mailing codes to owners works with. */
export interface OwnerCodesParts {
  codes: Pick<MailedCodes, 'send'>;
  pendingSignIns: Pick<PendingSignIns, 'askForCode'>;
}

/** The page that asks for the code, or why none was sent. */
export type CodeAsked = { next: string } | { problem: 'TOO_MANY_ATTEMPTS'; minutes: number };

/**
 * Codes that prove the owner of the account to which the identity of a pending sign-in is to be added, where what the person has shown
 * so far is not enough.
 */
export function createOwnerCodes({ codes, pendingSignIns }: OwnerCodesParts) {
  function send(
    visit: PageVisit,
    { id }: Pick<FoundPendingSignIn, 'id'>,
    account: KnownAccount,
  ): Promise<SentCode> {
    const { email } = account;
    const words = { mail: 'addressCode', codeFor: 'connectLogin' } as const;
    return codes.send({ ...ownerPurpose(id, account), email, recipient: account, words, visit });
  }

  return {
    send,

    /** Sends a code to the account, and asks for it. */
    async ask(
      visit: PageVisit,
      pendingSignIn: FoundPendingSignIn,
      account: KnownAccount,
    ): Promise<CodeAsked> {
      const sent = await send(visit, pendingSignIn, account);
      if (!sent.ok) return { problem: 'TOO_MANY_ATTEMPTS', minutes: sent.minutes };
      const { id: accountId, sessionEpoch } = account;
      await pendingSignIns.askForCode(pendingSignIn, { accountId, sessionEpoch });
      return { next: questionAddress(visit.language, 'code', choicesOf(pendingSignIn.form)) };
    },
  };
}

export type OwnerCodes = ReturnType<typeof createOwnerCodes>;

/** What a code to the owner of an account is for. */
export function ownerPurpose(
  pendingSignInId: string,
  { sessionEpoch }: Pick<KnownAccount, 'sessionEpoch'>,
): CodePurpose {
  return { purpose: `pending sign-in ${pendingSignInId} owner`, sessionEpoch };
}
