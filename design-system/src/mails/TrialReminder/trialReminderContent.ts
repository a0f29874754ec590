import type { TFunction } from 'i18next';
import { breakableDay } from '../../formatting/breakableDay.ts';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { TrialReminderFacts } from './TrialReminderState.ts';

/** The words of a trial reminder. */
export function trialReminderContent(
  facts: TrialReminderFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { language, links } = frame;
  const { firstName, plan, charge, paidWith } = facts;
  const { credit } = charge;
  const nothing = charge.amount.amount === 0 && credit !== undefined;
  const soon = { day: dayIn(frame, charge.date, 'withoutYear') };
  const values = { day: dayIn(frame, charge.date), amount: formatMoney(charge.amount, language) };

  return {
    subject: t(($) => $.trialReminder.subject, soon),
    preview: nothing ? t(($) => $.trialReminder.nothing, values) : t(($) => $.trialReminder.preview, values),
    title: t(($) => $.trialReminder.title, { day: breakableDay(soon.day) }),
    paragraphs: [
      greeting(firstName, t),
      nothing
        ? t(($) => $.trialReminder.nothing, values)
        : [
            t(($) => $.trialReminder.text[plan.period], values),
            ...(credit === undefined
              ? []
              : [t(($) => $.credit.taken, { credit: formatMoney(credit, language) })]),
            ...methodOf(paidWith, t),
          ].join(' '),
      t(($) => $.trialReminder.fine),
    ],
    action: { label: t(($) => $.trialReminder.action), href: links.subscription },
    notes: [
      {
        text: t(($) => (nothing ? $.discountReminder.cancel : $.trialReminder.cancel)),
        link: { label: t(($) => $.trialReminder.cancelLink), href: links.cancel },
      },
    ],
    footer: mailFooter(frame, t),
  };
}

function methodOf(paidWith: TrialReminderFacts['paidWith'], t: TFunction<'mails'>): string[] {
  switch (paidWith?.method) {
    case undefined:
      return [];
    case 'paypal':
      return [t(($) => $.trialReminder.paypal)];
    case 'card':
      return [t(($) => $.trialReminder.card, { brand: paidWith.brand, last4: paidWith.last4 })];
  }
}
