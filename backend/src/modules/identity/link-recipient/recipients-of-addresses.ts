import type { FastifyRequest } from 'fastify';
import { normalisedEmail } from '../../../domain/email.ts';
import type { Accounts } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import { createLinkRecipients, type AskedRecipient } from './link-recipient.ts';

/** Asks before a link goes on that another module mailed to an address, which may have no account. */
export function createRecipientsOfAddresses({
  sessionOf,
  accounts,
}: Pick<Sessions, 'sessionOf'> & { accounts: Pick<Accounts, 'byEmail'> }) {
  const recipients = createLinkRecipients({ sessionOf });

  /** Undefined where there is nothing to ask. */
  return async (
    request: FastifyRequest,
    { purpose, email }: { purpose: 'gift' | 'invitation'; email: string },
  ): Promise<AskedRecipient | undefined> => {
    const account = await accounts.byEmail(normalisedEmail(email));
    const accountsOfAddress = account === undefined ? [] : [account.id];
    return recipients.of(request, { purpose, email, accountsOfAddress });
  };
}
