import type { Clock } from './process/clock.ts';
import type { Config } from './config/config.ts';
import { usableName } from './domain/person-name.ts';
import { addDays, dayOf } from './domain/days.ts';
import { plans, reminderDays, type Mail as BillingMail, type PlanCode } from './modules/billing/index.ts';
import type { Mail } from './modules/mail/index.ts';
import type { MailFacts } from './site/open-site.ts';

/** Where the links of our mails lead. */
export function mailOrigins({ siteOrigin, webAppUrl, helpDeskUrl }: Config) {
  return { site: siteOrigin, webApp: webAppUrl, helpDesk: helpDeskUrl };
}

/** Turns what billing knows into what a mail says. */
export function billingMails(mail: Pick<Mail<MailFacts>, 'send'>, clock: Pick<Clock, 'now'>): BillingMail {
  return {
    send({ key, to, language, country, ...message }, trx) {
      const address = { key, to, language, ...(country !== undefined && { country }) };
      switch (message.mail) {
        case 'welcome': {
          const { plan, startsOn, firstCharge, renewals } = message.facts;
          const waits = firstCharge.date > startsOn;
          return mail.send(
            {
              ...address,
              mail: 'welcome',
              facts: {
                ...nameInMails(message.facts),
                plan: planInMails(plan),
                boughtOn: dayOf(clock.now()),
                startsOn,
                firstCharge,
                renewals,
                ...(waits && { reminder: addDays(firstCharge.date, -reminderDays) }),
              },
            },
            trx,
          );
        }
        case 'receipt': {
          const { firstName, plan, paymentNumber: number, amount: total, ...rest } = message.facts;
          const facts = { ...rest, ...nameInMails({ firstName }), plan: planInMails(plan), number, total };
          return mail.send({ ...address, mail: 'receipt', facts }, trx);
        }
        case 'cancellation': {
          const { firstName, plan, ...rest } = message.facts;
          const facts = { ...rest, ...nameInMails({ firstName }), plan: planInMails(plan) };
          return mail.send({ ...address, mail: 'cancellation', facts }, trx);
        }
        case 'paymentFailed': {
          const { firstName, plan, ...rest } = message.facts;
          const facts = { ...rest, ...nameInMails({ firstName }), plan: planInMails(plan) };
          return mail.send({ ...address, mail: 'paymentFailed', facts }, trx);
        }
        case 'trialReminder': {
          const { firstName, plan, ...rest } = message.facts;
          const facts = { ...rest, ...nameInMails({ firstName }), plan: planInMails(plan) };
          return mail.send({ ...address, mail: 'trialReminder', facts }, trx);
        }
      }
    },
  };
}

/** Only a name that mail programs make no link of: an account may be older than that rule. */
function nameInMails({ firstName }: { firstName: string }): { firstName?: string } {
  const name = usableName(firstName);
  return name === '' ? {} : { firstName: name };
}

/** A plan as its holder knows it. */
function planInMails(code: PlanCode): MailFacts['welcome']['plan'] {
  const { family, period } = plans[code];
  if (family) return { kind: 'family', period };
  switch (period) {
    case 'year':
      return { kind: 'annual', period };
    case 'halfYear':
      return { kind: 'halfYearly', period };
    case 'month':
      return { kind: 'monthly', period };
  }
}
