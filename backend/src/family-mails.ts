import type { FamilyMails } from './modules/family/index.ts';
import type { Mail } from './modules/mail/index.ts';
import { nameInMails } from './name-in-mails.ts';
import type { MailFacts } from './site/open-site.ts';

/** Turns what is known of a family into what its mails say. */
export function familyMails(mail: Pick<Mail<MailFacts>, 'send'>): FamilyMails {
  return {
    invite: ({ ownerName, link, validUntil, ...address }, trx) => {
      const facts = { ...(ownerName !== '' && { ownerName }), link, validUntil };
      return mail.send({ ...address, mail: 'familyInvitation', facts }, trx);
    },
    tellOwner: ({ firstName, link, news, ...address }, trx) => {
      const facts = { ...nameInMails({ firstName }), ...news, link };
      return mail.send({ ...address, mail: 'familyChanged', facts }, trx);
    },
    tellMember: ({ firstName, ownerName, news, ...address }, trx) => {
      const facts = { ...nameInMails({ firstName }), ...(ownerName !== '' && { ownerName }), news };
      return mail.send({ ...address, mail: 'familyAccess', facts }, trx);
    },
  };
}
