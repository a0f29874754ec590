import type { TFunction } from 'i18next';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { WrongCodesFacts } from './WrongCodesState.ts';

/** The words that tell of many wrong codes: who types them has the first step of the login already. */
export function wrongCodesContent(
  { firstName, triedOn }: WrongCodesFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;

  return {
    subject: t(($) => $.wrongCodes.subject),
    preview: t(($) => $.secondFactorChanged.preview),
    title: t(($) => $.wrongCodes.subject),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.wrongCodes.text, { day: dayIn(frame, triedOn) }),
      t(($) => $.wrongCodes.check),
    ],
    action: { label: t(($) => $.secondFactorChanged.action), href: links.forgotPassword },
    notes: [
      {
        text: t(($) => $.secondFactorChanged.help),
        link: { label: t(($) => $.footer.help), href: links.help },
      },
    ],
    footer: accountMailFooter(frame, t),
  };
}
