import type { TFunction } from 'i18next';
import { formatMoment } from '../../formatting/formatMoment.ts';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { SubscriptionChangedFacts } from './SubscriptionChangedState.ts';

/** The words of the mail after a change of a subscription. */
export function subscriptionChangedContent(
  { firstName, plan, change, next, accessFrom }: SubscriptionChangedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { language, links } = frame;
  const { kind } = change;
  const name = t(($) => $.plan[plan.kind]);
  const values = {
    plan: name,
    day: 'day' in change ? dayIn(frame, change.day) : '',
    amount: 'amount' in change ? formatMoney(change.amount, language) : '',
    at: 'at' in change ? `${formatMoment(change.at, language, frame.country)} UTC` : '',
    until: 'until' in change ? dayIn(frame, change.until) : '',
    end: 'after' in change ? dayIn(frame, change.after.date) : '',
    ordinary: 'after' in change ? formatMoney(change.after.amount, language) : '',
  };
  const subject = t(($) => $.subscriptionChanged.subject[kind], values);
  const free = change.kind === 'withdrawn' && change.amount.amount === 0;
  const text = free ? 'withdrawnFree' : kind;
  const nothing = next?.credit !== undefined && next.amount.amount === 0;
  const charge = next && { day: dayIn(frame, next.date), amount: formatMoney(next.amount, language) };

  return {
    subject,
    preview: t(($) => $.subscriptionChanged.preview[kind], values),
    title: subject,
    paragraphs: [greeting(firstName, t), t(($) => $.subscriptionChanged.text[text], values)],
    facts: [
      { label: t(($) => $.subscriptionChanged.plan), value: name },
      ...(change.kind === 'withdrawn'
        ? [
            { label: t(($) => $.subscriptionChanged.contract), value: change.contract },
            { label: t(($) => $.subscriptionChanged.received), value: values.at },
          ]
        : []),
      ...('amount' in change
        ? [{ label: t(($) => $.subscriptionChanged.givenBack), value: values.amount }]
        : []),
      ...(charge === undefined
        ? []
        : [
            {
              label: t(($) => $.subscriptionChanged.next),
              value: t(
                ($) => (nothing ? $.subscriptionChanged.nothing : $.subscriptionChanged.charge),
                charge,
              ),
            },
          ]),
    ],
    action: { label: t(($) => $.subscriptionChanged.action), href: links.subscription },
    notes: [
      ...('amount' in change && 'day' in change
        ? [{ text: t(($) => $.subscriptionChanged.nextPlan, values) }]
        : []),
      ...(accessFrom === undefined
        ? []
        : [{ text: t(($) => $.subscriptionChanged.access, { day: dayIn(frame, accessFrom) }) }]),
      ...(kind === 'withdrawn' ? [{ text: t(($) => $.subscriptionChanged.keep) }] : []),
    ],
    footer: mailFooter(frame, t),
  };
}
