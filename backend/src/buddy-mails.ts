import type { BuddyMails } from './modules/buddies/index.ts';
import { nameInMails } from './name-in-mails.ts';

type Sent = Parameters<BuddyMails['request']>[0];

/** A mail about people who ask to be buddies, or accepted, and what it says. */
interface MailOfBuddies extends Pick<Sent, 'key' | 'to' | 'language'> {
  mail: 'buddyRequest' | 'buddyAccepted';
  facts: Pick<Sent, 'others' | 'link'> & { firstName?: string; name?: string };
}

/** Turns who asks a person, or accepted, into what the mail about it says. */
export function buddyMails(mail: {
  send: (mail: MailOfBuddies, trx: Parameters<BuddyMails['request']>[1]) => Promise<void>;
}): BuddyMails {
  const sent =
    (kind: MailOfBuddies['mail']): BuddyMails['request'] =>
    ({ firstName, name, others, link, ...address }, trx) => {
      const facts = { ...nameInMails({ firstName }), ...(name !== '' && { name }), others, link };
      return mail.send({ ...address, mail: kind, facts }, trx);
    };
  return { request: sent('buddyRequest'), accepted: sent('buddyAccepted') };
}
