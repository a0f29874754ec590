import type { MomentMails } from './modules/moments/index.ts';
import { nameInMails } from './name-in-mails.ts';

type Sent = Parameters<MomentMails['removed']>[0];

/** The mail about a moment that a moderator decided about, and what it says. */
interface RemovedMail extends Pick<Sent, 'key' | 'to' | 'language'> {
  mail: 'momentRemoved';
  facts: Omit<Sent, 'key' | 'to' | 'language' | 'firstName'> & { firstName?: string };
}

/** Turns what was decided about a moment into what its mail says. */
export function momentMails(mail: {
  send: (mail: RemovedMail, trx: Parameters<MomentMails['removed']>[1]) => Promise<void>;
}): MomentMails {
  return {
    removed: ({ key, to, language, firstName, ...decided }, trx) =>
      mail.send(
        { key, to, language, mail: 'momentRemoved', facts: { ...nameInMails({ firstName }), ...decided } },
        trx,
      ),
  };
}
