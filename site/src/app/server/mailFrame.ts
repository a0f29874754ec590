import type { MailFrame } from '@stillpoint/design-system/mails';
import type { Language } from '@stillpoint/translations';
import { addressIn } from '../../pages/addressIn.ts';
import { helpDeskIn, linkTo } from '../../pages/links.ts';

/** Whole addresses, for a mail has no page to be relative to. */
export interface MailOrigins {
  site: string;
  webApp: string;
  helpDesk: string;
}

/** Whom a mail is for. */
export interface MailReader {
  language: Language;
  /** Where they are billed, where that is known. */
  country?: string | undefined;
}

/** How a mail is written, and where its links lead. */
export function mailFrame(
  { language, country }: MailReader,
  { site, webApp, helpDesk }: MailOrigins,
): MailFrame {
  return {
    language,
    country,
    links: {
      home: site + linkTo('home', language),
      open: webApp,
      plans: site + linkTo('planSelection', language),
      subscription: site + linkTo('subscription', language),
      student: site + linkTo('student', language),
      changePayment: site + linkTo('changePayment', language),
      cancel: site + linkTo('cancelSubscription', language),
      forgotPassword: site + linkTo('forgotPassword', language),
      identities: site + addressIn(language, '/manage-identities'),
      passkeys: site + addressIn(language, '/user/passkeys'),
      help: helpDeskIn(language, helpDesk),
      privacy: site + linkTo('privacyPolicy', language),
    },
  };
}
