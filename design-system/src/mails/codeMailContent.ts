import type { TFunction } from 'i18next';
import type { AddressCodeFacts } from './AddressCode/AddressCodeState.ts';
import { greeting } from './greeting.ts';
import { accountMailFooter } from './mailFooter.ts';
import type { MailContent } from './MailLayout/MailContent.ts';
import type { MailFrame } from './MailFrame.ts';

/** What a mail with a code says of it: what it is for, and what to do if its reader has not asked for it. */
interface CodeWords {
  text: string;
  ignore: string;
}

/** The words of a mail around a code. Without a page that its reader's browser can open, it has no link but help. */
export function codeMailContent(
  { firstName, code, minutes, link }: Omit<AddressCodeFacts, 'codeFor'>,
  { text, ignore }: CodeWords,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;

  return {
    subject: t(($) => $.addressCode.subject, { code }),
    preview: t(($) => $.addressCode.lasts, { minutes: String(minutes) }),
    title: t(($) => $.addressCode.title),
    paragraphs: [greeting(firstName, t), text],
    code,
    ...(link !== undefined && { action: { label: t(($) => $.addressCode.action), href: link } }),
    notes: [
      { text: t(($) => $.addressCode.secret) },
      { text: ignore, link: { label: t(($) => $.footer.help), href: links.help } },
    ],
    footer: accountMailFooter(frame, t),
  };
}
