import type { TFunction } from 'i18next';
import type { MailContent } from './MailLayout/MailContent.ts';
import type { MailFrame } from './MailFrame.ts';

/** The footer of a mail about a subscription: why it was sent, and the same links as in every mail. */
export function mailFooter({ links }: MailFrame, t: TFunction<'mails'>): MailContent['footer'] {
  return {
    text: t(($) => $.footer.reason),
    links: [
      { label: t(($) => $.footer.subscription), href: links.subscription },
      { label: t(($) => $.footer.help), href: links.help },
      { label: t(($) => $.footer.privacy), href: links.privacy },
    ],
  };
}

/** The footer of a mail about the account itself. */
export function accountMailFooter(frame: MailFrame, t: TFunction<'mails'>): MailContent['footer'] {
  return { ...mailFooter(frame, t), text: t(($) => $.footer.accountReason) };
}
