import type { TFunction } from 'i18next';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { formatList } from '../../formatting/formatList.ts';
import { companyName } from '../companyName.ts';
import { accountMailFooter } from '../mailFooter.ts';
import { greeting } from '../greeting.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { PasswordResetFacts } from './PasswordResetState.ts';

/** The words around the link to a new password. */
export function passwordResetContent(
  { firstName, link, minutes, companies = [] }: PasswordResetFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  if (companies.length > 0) {
    const names = companies.map((company) => companyName(company, t));
    const named = { companies: formatList(names, frame.language) };
    const [company = ''] = names;
    const subject =
      names.length === 1
        ? t(($) => $.passwordReset.withoutPassword.subject, { company })
        : t(($) => $.passwordReset.withoutPassword.subjectOfSeveral);
    return {
      subject,
      preview: t(($) => $.passwordReset.withoutPassword.preview),
      title: subject,
      paragraphs: [
        greeting(firstName, t),
        t(($) => $.passwordReset.withoutPassword.text, { ...named, minutes }),
        t(($) => $.passwordReset.withoutPassword.connectAgain, named),
      ],
      action: { label: t(($) => $.passwordReset.withoutPassword.action), href: link },
      notes: [{ text: t(($) => $.passwordReset.withoutPassword.ignore) }],
      footer: accountMailFooter(frame, t),
    };
  }
  return {
    subject: t(($) => $.passwordReset.subject),
    preview: t(($) => $.passwordReset.preview, { minutes }),
    title: t(($) => $.passwordReset.subject),
    paragraphs: [greeting(firstName, t), t(($) => $.passwordReset.text, { minutes })],
    action: { label: t(($) => $.passwordReset.action), href: link },
    notes: [{ text: t(($) => $.passwordReset.ignore) }],
    footer: accountMailFooter(frame, t),
  };
}
