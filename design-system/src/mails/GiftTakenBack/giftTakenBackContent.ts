import type { TFunction } from 'i18next';
import { greeting } from '../greeting.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { GiftTakenBackFacts } from './GiftTakenBackState.ts';

/** The words to whom a gift was mailed that was taken back since. */
export function giftTakenBackContent(
  { kind, giverName: name, receiverName }: GiftTakenBackFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const what = t(($) => $.gift.what[kind]);
  const subject = t(($) => $.giftTakenBack.subject);

  return {
    subject,
    preview: t(($) => $.giftTakenBack.preview),
    title: subject,
    paragraphs: [
      greeting(receiverName, t),
      name === undefined
        ? t(($) => $.giftTakenBack.textWithoutName, { what })
        : t(($) => $.giftTakenBack.text, { name, what }),
      t(($) => $.giftTakenBack.nothing),
      ...(name === undefined ? [] : [t(($) => $.giftTakenBack.ask, { name })]),
    ],
    notes: [],
    footer: {
      text: t(($) => $.gift.reason),
      links: [
        { label: t(($) => $.footer.help), href: frame.links.help },
        { label: t(($) => $.footer.privacy), href: frame.links.privacy },
      ],
    },
  };
}
