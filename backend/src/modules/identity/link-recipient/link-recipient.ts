import type { FastifyRequest } from 'fastify';
import { maskedEmail } from '../masked-email.ts';
import type { Sessions } from '../session/sessions.ts';
import { lastLoginIn, type LoginMethod } from '../sign-in/last-login.ts';
import { waysFrom, waysFromEnded, type EndedLink, type LinkFacts, type LinkWays } from './link-decision.ts';

/** What a link was mailed for. */
export type LinkPurpose = 'newPassword' | 'invitation' | 'gift';

/** What is asked before a link goes on. */
export interface AskedRecipient {
  status: 'otherAccount';
  purpose: LinkPurpose;
  /** Masked: the link may have been passed on. */
  recipient: string;
  signedInAs: string;
  ways: LinkWays;
}

/** What a page shows in place of what a link leads to. */
export type LinkRecipientFacts =
  AskedRecipient | { status: EndedLink; lastLogin?: LoginMethod; ways: LinkWays };

/** A link that works: what it is for, where it was mailed, and to whom that address belongs. */
export interface MailedLink extends Pick<LinkFacts, 'accountsOfAddress'> {
  purpose: LinkPurpose;
  email: string;
}

/** Compares the links of mails with the visitor who opens them. */
export function createLinkRecipients({ sessionOf }: Pick<Sessions, 'sessionOf'>) {
  return {
    /** What is asked before a link goes on. Undefined where there is nothing to ask. */
    async of(
      request: FastifyRequest,
      { purpose, email, accountsOfAddress }: MailedLink,
    ): Promise<AskedRecipient | undefined> {
      const session = await sessionOf(request);
      const opens = purpose === 'newPassword' ? 'oneAccount' : 'anyAccount';
      const ways = waysFrom({ opens, accountsOfAddress, signedIn: session?.userId });
      if (session === undefined || ways === undefined) return undefined;
      const recipient = maskedEmail(email);
      return { status: 'otherAccount', purpose, recipient, signedInAs: session.email, ways };
    },

    /** What is shown of a link that works no more. */
    async ended(request: FastifyRequest, standing: EndedLink): Promise<LinkRecipientFacts> {
      const signedIn = (await sessionOf(request)) !== undefined;
      // Who is signed in knows how.
      const lastLogin = signedIn ? undefined : lastLoginIn(request);
      const ways = waysFromEnded({ signedIn });
      return { status: standing, ways, ...(lastLogin !== undefined && { lastLogin }) };
    },
  };
}

export type LinkRecipients = ReturnType<typeof createLinkRecipients>;
