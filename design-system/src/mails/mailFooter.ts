import type { TFunction } from 'i18next';
import type { MailContent } from './MailLayout/MailContent.ts';
import type { MailFrame } from './MailFrame.ts';

/** The footer of every mail: why it was sent, and the same links. */
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
