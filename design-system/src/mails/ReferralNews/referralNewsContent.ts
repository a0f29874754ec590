import type { TFunction } from 'i18next';
import { formatMoney } from '../../formatting/formatMoney.ts';
import { formatNumber } from '../../formatting/formatNumber.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { ReferralNewsFacts } from './ReferralNewsState.ts';

/** The words of a mail about friends who came and months that were credited. */
export function referralNewsContent(
  { firstName, news, link }: ReferralNewsFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { came, months, credited, nextCharge } = news;
  const { language } = frame;
  const friends = { count: came, number: formatNumber(came, language) };
  const given = { count: months, number: formatNumber(months, language) };
  const subject =
    months > 0
      ? t(($) => $.referralNews.subject.months, given)
      : t(($) => $.referralNews.subject.came, friends);

  function text(): string[] {
    if (came === 0) return [t(($) => $.referralNews.months, given)];
    const who = t(($) => $.referralNews.came, friends);
    return months === 0 ? [who] : [who, t(($) => $.referralNews.monthsToo, given)];
  }

  const paragraphs = text();
  const sums = [
    ...(credited === undefined
      ? []
      : [{ label: t(($) => $.referralNews.credited), value: formatMoney(credited, language) }]),
    ...(nextCharge === undefined
      ? []
      : [
          {
            label: t(($) => $.referralNews.nextCharge),
            value: t(($) => $.referralNews.charge, {
              amount: formatMoney(nextCharge.amount, language),
              day: dayIn(frame, nextCharge.date),
            }),
          },
        ]),
  ];

  return {
    subject,
    preview: paragraphs.join(' '),
    title: subject,
    paragraphs: [greeting(firstName, t), ...paragraphs],
    ...(sums.length > 0 && { facts: sums }),
    action: { label: t(($) => $.referralNews.action), href: link },
    notes: [{ text: t(($) => $.referralNews.private) }],
    footer: { ...mailFooter(frame, t), text: t(($) => $.referralNews.reason) },
  };
}
