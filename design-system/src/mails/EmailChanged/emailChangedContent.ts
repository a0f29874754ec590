import type { TFunction } from 'i18next';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { EmailChangedFacts } from './EmailChangedState.ts';

/** The words that tell of a new address, and how the former one is had again. */
export function emailChangedContent(
  { firstName, changedOn, newEmail, wayBack }: EmailChangedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;

  return {
    subject: t(($) => $.emailChanged.subject),
    preview: t(($) => $.emailChanged.preview),
    title: t(($) => $.emailChanged.subject),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.emailChanged.text, { email: newEmail, day: dayIn(frame, changedOn) }),
      wayBack === undefined
        ? t(($) => $.emailChanged.write)
        : t(($) => $.emailChanged.check, { day: dayIn(frame, wayBack.until) }),
    ],
    action:
      wayBack === undefined
        ? { label: t(($) => $.addressCode.action), href: links.home }
        : { label: t(($) => $.emailChanged.action), href: wayBack.link },
    notes: [
      { text: t(($) => $.emailChanged.help), link: { label: t(($) => $.footer.help), href: links.help } },
    ],
    footer: accountMailFooter(frame, t),
  };
}
