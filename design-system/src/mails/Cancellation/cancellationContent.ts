import type { TFunction } from 'i18next';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { CancellationFacts } from './CancellationState.ts';

/** The words of a cancellation's mail. */
export function cancellationContent(
  { firstName, plan, cancelledOn, cancelled }: CancellationFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { language, links } = frame;
  const { kind } = cancelled;
  const name = t(($) => $.plan[plan.kind]);
  const accessUntil = cancelled.kind === 'over' ? undefined : cancelled.accessUntil;
  const day = accessUntil === undefined ? undefined : dayIn(frame, accessUntil);
  const text = kind === 'queued' && day !== undefined ? 'queuedThenEnds' : kind;
  const unpaid = cancelled.kind === 'unpaid' ? cancelled : undefined;
  const amount = unpaid === undefined ? '' : formatMoney(unpaid.amount, language);
  const values = { plan: name, day: day ?? '', amount };

  return {
    subject: t(($) => $.cancellation.subject[kind]),
    preview: t(($) => $.cancellation.preview[kind], values),
    title: t(($) => $.cancellation.subject[kind]),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.cancellation.text[text], values),
      ...(unpaid?.reminderMissed ? [t(($) => $.paymentFailed.reminderMissed)] : []),
    ],
    facts: [
      { label: t(($) => $.cancellation.plan), value: name },
      ...(unpaid === undefined
        ? [{ label: t(($) => $.cancellation.cancelledOn), value: dayIn(frame, cancelledOn) }]
        : []),
      ...(day === undefined ? [] : [{ label: t(($) => $.cancellation.accessUntil), value: day }]),
    ],
    action: { label: t(($) => $.cancellation.action), href: links.open },
    notes: [
      {
        text: t(($) => $.cancellation[wayBack[kind]]),
        link:
          kind === 'paid'
            ? { label: t(($) => $.cancellation.goOnLink), href: links.subscription }
            : { label: t(($) => $.cancellation.againLink), href: links.plans },
      },
    ],
    footer: mailFooter(frame, t),
  };
}

/** What is paid for can be renewed until it ends, on the subscription's page. */
const wayBack = {
  trial: 'again',
  paid: 'goOn',
  over: 'again',
  queued: 'again',
  unpaid: 'comeBack',
} as const satisfies Record<CancellationFacts['cancelled']['kind'], string>;
