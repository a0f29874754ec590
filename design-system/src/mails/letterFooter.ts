import type { TFunction } from 'i18next';
import type { LetterContent } from './Letter/LetterContent.ts';
import type { MailFrame } from './MailFrame.ts';

/** Why somebody has this mail, and the ways that every mail offers. */
export function letterFooter({ links }: MailFrame, t: TFunction<'mails'>): LetterContent['footer'] {
  return {
    text: t(($) => $.footer.reason),
    links: [
      { label: t(($) => $.footer.subscription), href: links.subscription },
      { label: t(($) => $.footer.help), href: links.help },
      { label: t(($) => $.footer.privacy), href: links.privacy },
    ],
  };
}
