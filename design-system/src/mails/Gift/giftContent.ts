import type { TFunction } from 'i18next';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { GiftFacts } from './GiftState.ts';

/** The words of a gift to whom it is for. */
export function giftContent(
  { kind, giverName, receiverName, message, code, link, validUntil }: GiftFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const what = t(($) => $.gift.what[kind]);
  const subject =
    giverName === undefined
      ? t(($) => $.gift.subjectWithoutName)
      : t(($) => $.gift.subject, { name: giverName });

  return {
    subject,
    preview: t(($) => $.gift.preview, { what }),
    title: subject,
    paragraphs: [
      greeting(receiverName, t),
      giverName === undefined
        ? t(($) => $.gift.textWithoutName, { what })
        : t(($) => $.gift.text, { name: giverName, what }),
      ...(message === undefined ? [] : message.split('\n').filter((line) => line !== '')),
      t(($) => $.gift.how),
    ],
    code,
    facts: [{ label: t(($) => $.gift.validUntil), value: dayIn(frame, validUntil) }],
    action: { label: t(($) => $.gift.action), href: link },
    notes: [{ text: t(($) => $.gift.nothing) }],
    footer: {
      text: t(($) => $.gift.reason),
      links: [
        { label: t(($) => $.footer.help), href: frame.links.help },
        { label: t(($) => $.footer.privacy), href: frame.links.privacy },
      ],
    },
  };
}
