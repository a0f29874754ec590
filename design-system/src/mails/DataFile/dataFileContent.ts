import type { TFunction } from 'i18next';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { DataFileFacts } from './DataFileState.ts';

/** The words that lead to the file of a person's own data, and what to do if it was not the owner who asked. */
export function dataFileContent(
  { firstName, link, hours }: DataFileFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  return {
    subject: t(($) => $.dataFile.subject),
    preview: t(($) => $.dataFile.preview, { hours }),
    title: t(($) => $.dataFile.subject),
    paragraphs: [greeting(firstName, t), t(($) => $.dataFile.text, { hours }), t(($) => $.dataFile.proof)],
    action: { label: t(($) => $.dataFile.action), href: link },
    notes: [
      {
        text: t(($) => $.dataFile.check),
        link: { label: t(($) => $.passwordReset.action), href: frame.links.forgotPassword },
      },
    ],
    footer: accountMailFooter(frame, t),
  };
}
