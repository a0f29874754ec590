import type { TFunction } from 'i18next';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { PasskeyChangedFacts } from './PasskeyChangedState.ts';

/** The words that tell of a passkey that was added, removed or refused, and what to do then. */
export function passkeyChangedContent(
  { firstName, change, changedOn }: PasskeyChangedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;
  const refused = change === 'refused';

  return {
    subject: t(($) => $.passkeyChanged.subject[change]),
    preview: refused ? t(($) => $.passkeyChanged.refused.preview) : t(($) => $.identityUnlinked.preview),
    title: t(($) => $.passkeyChanged.subject[change]),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.passkeyChanged.text[change], { day: dayIn(frame, changedOn) }),
      change === 'removed' ? t(($) => $.identityUnlinked.check) : t(($) => $.passkeyChanged[change].check),
    ],
    action: { label: t(($) => $.passkeyChanged.action), href: links.passkeys },
    notes: [
      { text: t(($) => $.identityUnlinked.help), link: { label: t(($) => $.footer.help), href: links.help } },
    ],
    footer: accountMailFooter(frame, t),
  };
}
