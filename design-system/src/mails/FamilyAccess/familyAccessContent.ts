import type { TFunction } from 'i18next';
import { breakableDay } from '../../formatting/breakableDay.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { FamilyAccessFacts } from './FamilyAccessState.ts';

/** The words of a mail about the access that a person has by a family. */
export function familyAccessContent(
  { firstName, ownerName, news }: FamilyAccessFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { change } = news;
  const ends = change === 'removed' || change === 'planEnds' || change === 'planEnded';
  const day = 'until' in news ? dayIn(frame, news.until) : '';
  const subject = (shown: string) => t(($) => $.familyAccess[change].subject, { day: shown });
  const text = t(($) => $.familyAccess[change].text, {
    who: ownerName ?? t(($) => $.familyAccess.owner),
  });

  return {
    subject: subject(day),
    preview: text,
    title: subject(breakableDay(day)),
    paragraphs: [greeting(firstName, t), text, ...(ends ? [t(($) => $.familyAccess.account)] : [])],
    action: ends
      ? { label: t(($) => $.familyAccess.plans), href: frame.links.plans }
      : { label: t(($) => $.familyAccess.open), href: frame.links.open },
    notes: [],
    footer: mailFooter(frame, t),
  };
}
