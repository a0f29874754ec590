import type { TFunction } from 'i18next';
import { companyName } from '../companyName.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { IdentityUnlinkedFacts } from './IdentityUnlinkedState.ts';

/** The words that tell of a way to sign in that is gone, and what to do if it was not the owner who removed it. */
export function identityUnlinkedContent(
  { firstName, company, onlyLoginMethod }: IdentityUnlinkedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;
  const help = {
    text: t(($) => $.identityUnlinked.help),
    link: { label: t(($) => $.footer.help), href: links.help },
  };
  const end = { notes: [help], footer: accountMailFooter(frame, t) };
  const named = { company: companyName(company, t) };

  if (onlyLoginMethod) {
    return {
      subject: t(($) => $.identityUnlinked.onlyLoginMethod.subject, named),
      preview: t(($) => $.identityUnlinked.onlyLoginMethod.preview),
      title: t(($) => $.identityUnlinked.onlyLoginMethod.subject, named),
      paragraphs: [
        greeting(firstName, t),
        t(($) => $.identityUnlinked.onlyLoginMethod.text, named),
        t(($) => $.identityUnlinked.onlyLoginMethod.password, named),
      ],
      action: { label: t(($) => $.identityUnlinked.onlyLoginMethod.action), href: links.forgotPassword },
      ...end,
    };
  }
  return {
    subject: t(($) => $.identityUnlinked.subject),
    preview: t(($) => $.identityUnlinked.preview),
    title: t(($) => $.identityUnlinked.subject),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.identityUnlinked.text, named),
      t(($) => $.identityUnlinked.check),
    ],
    action: { label: t(($) => $.identityUnlinked.action), href: links.identities },
    ...end,
  };
}
