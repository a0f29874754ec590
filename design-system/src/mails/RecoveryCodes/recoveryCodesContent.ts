import type { TFunction } from 'i18next';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { RecoveryCodesFacts } from './RecoveryCodesState.ts';

/** The words that tell of recovery codes that were made or used, and what to do if it was not the owner. */
export function recoveryCodesContent(
  { firstName, change, left: count, changedOn }: RecoveryCodesFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;

  return {
    subject: t(($) => $.recoveryCodes.subject[change]),
    preview: t(($) => $.secondFactorChanged.preview),
    title: t(($) => $.recoveryCodes.subject[change]),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.recoveryCodes[change], { day: dayIn(frame, changedOn) }),
      t(($) => $.recoveryCodes.left, { count }),
      t(($) => $.secondFactorChanged.check),
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
