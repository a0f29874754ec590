import type { ReferralMails } from './modules/referral/index.ts';
import { nameInMails } from './name-in-mails.ts';

type Sent = Parameters<ReferralMails['tell']>[0];

/** The mail about a member's link, and what it says. */
interface NewsMail extends Pick<Sent, 'key' | 'to' | 'language'> {
  mail: 'referralNews';
  facts: Pick<Sent, 'news' | 'link'> & { firstName?: string };
}

/** Turns what became of a member's link into what its mail says. */
export function referralMails(mail: {
  send: (mail: NewsMail, trx: Parameters<ReferralMails['tell']>[1]) => Promise<void>;
}): ReferralMails {
  return {
    tell: ({ firstName, link, news, ...address }, trx) => {
      const facts = { ...nameInMails({ firstName }), news, link };
      return mail.send({ ...address, mail: 'referralNews', facts }, trx);
    },
  };
}
