import type { TFunction } from 'i18next';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { FamilyInvitationFacts } from './FamilyInvitationState.ts';

/** The words of an invitation to a family plan. */
export function familyInvitationContent(
  { ownerName, link, validUntil }: FamilyInvitationFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const subject =
    ownerName === undefined
      ? t(($) => $.familyInvitation.subjectWithoutName)
      : t(($) => $.familyInvitation.subject, { name: ownerName });

  return {
    subject,
    preview: t(($) => $.familyInvitation.preview),
    title: subject,
    paragraphs: [
      t(($) => $.helloWithoutName),
      ownerName === undefined
        ? t(($) => $.familyInvitation.textWithoutName)
        : t(($) => $.familyInvitation.text, { name: ownerName }),
      t(($) => $.familyInvitation.private),
    ],
    facts: [{ label: t(($) => $.familyInvitation.validUntil), value: dayIn(frame, validUntil) }],
    action: { label: t(($) => $.familyInvitation.action), href: link },
    notes: [{ text: t(($) => $.familyInvitation.unknown) }],
    footer: {
      text: t(($) => $.familyInvitation.reason),
      links: [
        { label: t(($) => $.footer.help), href: frame.links.help },
        { label: t(($) => $.footer.privacy), href: frame.links.privacy },
      ],
    },
  };
}
