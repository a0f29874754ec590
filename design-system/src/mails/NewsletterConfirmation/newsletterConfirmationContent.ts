import type { TFunction } from 'i18next';
import { greeting } from '../greeting.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { NewsletterConfirmationFacts } from './NewsletterConfirmationState.ts';

/** The words around the link by which the newsletter is joined. */
export function newsletterConfirmationContent(
  { link, leave, days }: NewsletterConfirmationFacts,
  { links }: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  return {
    subject: t(($) => $.newsletterConfirmation.subject),
    preview: t(($) => $.newsletterConfirmation.preview),
    title: t(($) => $.newsletterConfirmation.subject),
    paragraphs: [greeting(undefined, t), t(($) => $.newsletterConfirmation.text, { count: days })],
    action: { label: t(($) => $.newsletterConfirmation.action), href: link },
    notes: [{ text: t(($) => $.newsletterConfirmation.ignore) }],
    footer: {
      text: t(($) => $.newsletterConfirmation.reason),
      links: [
        { label: t(($) => $.newsletterConfirmation.leave), href: leave },
        { label: t(($) => $.footer.privacy), href: links.privacy },
      ],
    },
  };
}
