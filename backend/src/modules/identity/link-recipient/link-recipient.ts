import type { FastifyRequest } from 'fastify';
import { maskedEmail } from '../masked-email.ts';
import type { Sessions } from '../session/sessions.ts';
import { lastLoginIn, type LoginMethod } from '../sign-in/last-login.ts';
import { waysFrom, type LinkFacts, type LinkStanding, type LinkWays } from './link-decision.ts';

/** What a link was mailed for. */
export type LinkPurpose = 'newPassword' | 'verification' | 'invitation' | 'gift';

/** What a page shows in place of what a link leads to. */
export type LinkRecipientFacts =
  | {
      status: 'otherAccount';
      purpose: LinkPurpose;
      /** Masked: the link may have been passed on. */
      recipient: string;
      signedInAs: string;
      ways: LinkWays;
    }
  | {
      status: 'signedOut';
      purpose: LinkPurpose;
      recipient: string;
      lastLogin?: LoginMethod;
      ways: LinkWays;
    }
  | { status: Exclude<LinkStanding, 'valid'>; lastLogin?: LoginMethod; ways: LinkWays };

/** A link that works: what it is for, where it was mailed, and to whom that address belongs. */
export interface MailedLink extends Pick<LinkFacts, 'accountsOfAddress'> {
  purpose: LinkPurpose;
  email: string;
}

/** Compares the links of mails with the visitor who opens them. */
export function createLinkRecipients({ sessionOf }: Pick<Sessions, 'sessionOf'>) {
  async function readFacts(
    request: FastifyRequest,
    purpose: LinkPurpose,
    link: Pick<LinkFacts, 'standing' | 'accountsOfAddress'>,
  ) {
    const session = await sessionOf(request);
    // Who is signed in knows how.
    const lastLogin = session === undefined ? lastLoginIn(request) : undefined;
    const opens = opensOneAccount.includes(purpose) ? ('oneAccount' as const) : ('anyAccount' as const);
    const ways = waysFrom({ ...link, opens, signedIn: session?.userId, lastLogin });
    return { session, ways, last: lastLogin === undefined ? {} : { lastLogin } };
  }

  return {
    /** What is asked before a link goes on. Undefined where there is nothing to ask. */
    async of(
      request: FastifyRequest,
      { purpose, email, accountsOfAddress }: MailedLink,
    ): Promise<LinkRecipientFacts | undefined> {
      const link = { standing: 'valid', accountsOfAddress } as const;
      const { session, ways, last } = await readFacts(request, purpose, link);
      if (ways[0] === 'goOn') return undefined;
      const recipient = maskedEmail(email);
      return session === undefined
        ? { status: 'signedOut', purpose, recipient, ways, ...last }
        : { status: 'otherAccount', purpose, recipient, signedInAs: session.email, ways };
    },

    /** What is shown of a link that works no more. */
    async ended(
      request: FastifyRequest,
      purpose: LinkPurpose,
      standing: Exclude<LinkStanding, 'valid'>,
    ): Promise<LinkRecipientFacts> {
      const { ways, last } = await readFacts(request, purpose, { standing, accountsOfAddress: [] });
      return { status: standing, ways, ...last };
    },
  };
}

export type LinkRecipients = ReturnType<typeof createLinkRecipients>;

const opensOneAccount: readonly LinkPurpose[] = ['newPassword', 'verification'];
