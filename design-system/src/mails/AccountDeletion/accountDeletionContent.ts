import type { TFunction } from 'i18next';
import type { MailContent, MailLink } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { AccountDeletionFacts } from './AccountDeletionState.ts';

/** The words about the deletion of an account, and what can be done about it. */
export function accountDeletionContent(
  { firstName, stage, deletesOn, link }: AccountDeletionFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;
  const day = dayIn(frame, deletesOn);

  function action(): MailLink {
    switch (stage) {
      case 'asked':
      case 'soon':
        return { label: t(($) => $.accountDeletion.action), href: link };
      case 'kept':
        return { label: t(($) => $.passwordChanged.action), href: links.forgotPassword };
      case 'deleted':
        return { label: t(($) => $.addressCode.action), href: links.home };
    }
  }

  return {
    subject: t(($) => $.accountDeletion.subject[stage]),
    preview: t(($) => $.accountDeletion.preview[stage], { day }),
    title: t(($) => $.accountDeletion.subject[stage]),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.accountDeletion.text[stage], { day }),
      t(($) => $.accountDeletion.next[stage]),
    ],
    action: action(),
    notes: [
      { text: t(($) => $.passwordChanged.help), link: { label: t(($) => $.footer.help), href: links.help } },
    ],
    footer: accountMailFooter(frame, t),
  };
}
