import type { TFunction } from 'i18next';
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
  const { links } = frame;
  const { kind } = cancelled;
  const name = t(($) => $.plan[plan.kind]);
  const day = 'accessUntil' in cancelled ? dayIn(frame, cancelled.accessUntil) : undefined;
  const values = { plan: name, day: day ?? '' };

  return {
    subject: t(($) => $.cancellation.subject[kind]),
    preview: t(($) => $.cancellation.preview[kind], values),
    title: t(($) => $.cancellation.subject[kind]),
    paragraphs: [greeting(firstName, t), t(($) => $.cancellation.text[kind], values)],
    facts: [
      { label: t(($) => $.cancellation.plan), value: name },
      { label: t(($) => $.cancellation.cancelledOn), value: dayIn(frame, cancelledOn) },
      ...(day === undefined ? [] : [{ label: t(($) => $.cancellation.accessUntil), value: day }]),
    ],
    action: { label: t(($) => $.cancellation.action), href: links.open },
    notes: [
      {
        text: t(($) => $.cancellation.again),
        link: { label: t(($) => $.cancellation.againLink), href: links.plans },
      },
    ],
    footer: mailFooter(frame, t),
  };
}
