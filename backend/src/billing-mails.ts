import type { Clock } from './process/clock.ts';
import type { Config } from './config/config.ts';
import { addDays, dayOf } from './domain/days.ts';
import type { Language } from './domain/languages.ts';
import { plans, reminderDays, type Mail as BillingMail, type PlanCode } from './modules/billing/index.ts';
import type { Mail } from './modules/mail/index.ts';
import { nameInMails } from './name-in-mails.ts';
import type { MailFacts } from './site/open-site.ts';

/** Where the links of our mails lead. */
export function mailOrigins({ siteOrigin, webAppUrl, helpDeskUrl }: Config) {
  return { site: siteOrigin, webApp: webAppUrl, helpDesk: helpDeskUrl };
}

/** Turns what billing knows into what a mail says. */
export function billingMails(
  mail: Pick<Mail<MailFacts>, 'send'>,
  clock: Pick<Clock, 'now'>,
  offerLinksFor: (accountId: string, language: Language) => { leave: string; oneClick: string },
): BillingMail {
  return {
    send({ key, to, language, country, ...message }, trx) {
      const address = { key, to, language, ...(country !== undefined && { country }) };
      switch (message.mail) {
        case 'welcome': {
          const { plan, startsOn, firstCharge, renewals, voucher, paidWith, refundDays } = message.facts;
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
                ...(voucher !== undefined && { voucher }),
                ...(paidWith !== undefined && { paidWith }),
                ...(refundDays !== undefined && { refundDays }),
                ...(waits && { reminder: addDays(firstCharge.date, -reminderDays) }),
              },
            },
            trx,
          );
        }
        case 'receipt': {
          const { paymentNumber: number, amount: total, ...rest } = message.facts;
          const facts = { ...inMails(rest), number, total };
          return mail.send({ ...address, mail: 'receipt', facts }, trx);
        }
        case 'cancellation':
          return mail.send({ ...address, mail: 'cancellation', facts: inMails(message.facts) }, trx);
        case 'subscriptionChanged': {
          const { change, ...rest } = message.facts;
          const facts = { ...inMails(rest), change };
          return mail.send({ ...address, mail: 'subscriptionChanged', facts }, trx);
        }
        case 'checkoutReminder': {
          const { userId, ...rest } = message.facts;
          const { leave, oneClick: unsubscribe } = offerLinksFor(userId, language);
          const facts = { ...inMails(rest), leave };
          return mail.send({ ...address, mail: 'checkoutReminder', unsubscribe, facts }, trx);
        }
        case 'gift': {
          const { giverName, ...rest } = message.facts;
          const facts = { ...rest, ...(giverName !== '' && { giverName }) };
          return mail.send({ ...address, mail: 'gift', facts }, trx);
        }
        case 'giftReceipt': {
          const { firstName, paymentNumber: number, amount: total, ...rest } = message.facts;
          const facts = { ...rest, ...nameInMails({ firstName }), number, total };
          return mail.send({ ...address, mail: 'giftReceipt', facts }, trx);
        }
        case 'giftRefund': {
          const { firstName, ...rest } = message.facts;
          const facts = { ...rest, ...nameInMails({ firstName }) };
          return mail.send({ ...address, mail: 'giftRefund', facts }, trx);
        }
        case 'giftTakenBack': {
          const { giverName, ...rest } = message.facts;
          const facts = { ...rest, ...(giverName !== '' && { giverName }) };
          return mail.send({ ...address, mail: 'giftTakenBack', facts }, trx);
        }
        case 'paymentFailed':
          return mail.send({ ...address, mail: 'paymentFailed', facts: inMails(message.facts) }, trx);
        case 'cardReminder':
          return mail.send({ ...address, mail: 'cardReminder', facts: inMails(message.facts) }, trx);
        case 'discountReminder':
          return mail.send({ ...address, mail: 'discountReminder', facts: inMails(message.facts) }, trx);
        case 'studentVerified':
          return mail.send({ ...address, mail: 'studentVerified', facts: inMails(message.facts) }, trx);
        case 'trialReminder':
          return mail.send({ ...address, mail: 'trialReminder', facts: inMails(message.facts) }, trx);
      }
    },
  };
}

/** The same facts, with the first name and the plan as mails write them. */
function inMails<Facts extends { firstName: string; plan: PlanCode }>({ firstName, plan, ...rest }: Facts) {
  return { ...rest, ...nameInMails({ firstName }), plan: planInMails(plan) };
}

/** A plan as its holder knows it. */
function planInMails(code: PlanCode): MailFacts['welcome']['plan'] {
  const { kind, period } = plans[code];
  return { kind, period };
}
