import type { TFunction } from 'i18next';
import { companyName } from '../companyName.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { IdentityLinkedFacts } from './IdentityLinkedState.ts';

/** The words that tell of a new way to sign in, and what to do if it was not the owner who added it. */
export function identityLinkedContent(
  { firstName, company }: IdentityLinkedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;

  return {
    subject: t(($) => $.identityLinked.subject),
    preview: t(($) => $.identityLinked.preview),
    title: t(($) => $.identityLinked.subject),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.identityLinked.text, {
        company: typeof company === 'string' ? companyName(company, t) : company.host,
      }),
      t(($) => $.identityLinked.check),
    ],
    action: { label: t(($) => $.identityLinked.action), href: links.identities },
    notes: [
      { text: t(($) => $.identityLinked.help), link: { label: t(($) => $.footer.help), href: links.help } },
    ],
    footer: accountMailFooter(frame, t),
  };
}
