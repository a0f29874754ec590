import type { Language } from '@stillpoint/translations';
import type { PaymentDue } from './PaymentDue.ts';

/** What every screen is given: the visitor, the preferences and the links off the page. */
export interface PageFrame {
  language: Language;
  /** The language that the browser prefers, until the visitor has chosen one. */
  offeredLanguage?: Language;
  /** ISO 3166-1 alpha-2; unset until it is known or chosen. */
  country: string | undefined;
  theme: 'day' | 'night' | 'system';
  /** Path and query of this page, sent back by the preference forms. */
  path: string;
  account: { status: 'signedOut' } | { status: 'signedIn'; firstName: string };
  consent: 'unanswered' | 'answered';
  /** What is allowed so far, where the visitor wants to see the single purposes. They are open then. */
  cookieDetails?: { analytics: boolean; marketing: boolean };
  /** A renewal of the visitor's that failed: told below the header. Left out where the page tells of it itself. */
  paymentDue?: PaymentDue;
  /** Set while the visitor is shown content that is not published yet. */
  previewing?: true;
  links: {
    home: string;
    plans: string;
    login: string;
    register: string;
    /** The account area. */
    account: string;
    subscription: string;
    /** Where another payment method is chosen: the notice of a payment that is due leads there. */
    changePayment?: string;
    logout: string;
    /** Takes the choices of language, country and theme. */
    preferences: string;
    /** Takes the answer to the question about cookies. */
    consent: string;
    privacy: string;
    terms: string;
    /** Who runs the site, as EU law wants it named. */
    impressum: string;
    /** Takes the wish to see what is published again, where content can be previewed. */
    leavePreview?: string;
    help: string;
    /** What people shared with everyone. */
    community: string;
    newsletter: string;
    /** Where a contract is ended without a login. */
    endContract: string;
    /** For visitors who were given a code. */
    redeem: string;
    /** For employers who ask for an offer. */
    work: string;
  };
}
