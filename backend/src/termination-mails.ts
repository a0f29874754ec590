import type { Mail } from './modules/mail/index.ts';
import type { TerminationMails } from './modules/terminations/index.ts';
import type { MailFacts } from './site/open-site.ts';

/** Turns what is known of a declaration that ends a contract into what its mails say. */
export function terminationMails(
  mail: Pick<Mail<MailFacts>, 'send'>,
  { helpDeskMail }: { helpDeskMail: string },
): TerminationMails {
  return {
    acknowledge: ({ declaration, numberOnPage, link, days, ...address }, trx) => {
      const facts = { ...declaration, ...(numberOnPage && { numberOnPage }), link, days };
      return mail.send({ ...address, mail: 'contractTermination', facts }, trx);
    },
    report: ({ declaration, about, charges, ...address }, trx) =>
      mail.send(
        {
          ...{ ...address, to: helpDeskMail, mail: 'terminationReport' },
          facts: { ...declaration, about, charges },
        },
        trx,
      ),
    chargedLate: ({ declaration: { declaredAt }, charges, ...address }, trx) =>
      mail.send({ ...address, mail: 'lateCharge', facts: { declaredAt, charges } }, trx),
  };
}
