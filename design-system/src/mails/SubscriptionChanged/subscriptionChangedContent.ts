import type { TFunction } from 'i18next';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { SubscriptionChangedFacts } from './SubscriptionChangedState.ts';

/** The words of the mail after a change of a subscription. */
export function subscriptionChangedContent(
  { firstName, plan, change, next }: SubscriptionChangedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { language, links } = frame;
  const { kind } = change;
  const name = t(($) => $.plan[plan.kind]);
  const values = {
    plan: name,
    day: 'day' in change ? dayIn(frame, change.day) : '',
    until: 'until' in change ? dayIn(frame, change.until) : '',
  };
  const subject = t(($) => $.subscriptionChanged.subject[kind], values);
  const charge = next && { day: dayIn(frame, next.date), amount: formatMoney(next.amount, language) };

  return {
    subject,
    preview: t(($) => $.subscriptionChanged.preview[kind], values),
    title: subject,
    paragraphs: [greeting(firstName, t), t(($) => $.subscriptionChanged.text[kind], values)],
    facts: [
      { label: t(($) => $.subscriptionChanged.plan), value: name },
      ...(charge === undefined
        ? []
        : [
            {
              label: t(($) => $.subscriptionChanged.next),
              value: t(($) => $.subscriptionChanged.charge, charge),
            },
          ]),
    ],
    action: { label: t(($) => $.subscriptionChanged.action), href: links.subscription },
    notes: [],
    footer: mailFooter(frame, t),
  };
}
