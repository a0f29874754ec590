import type { ReferralNewsFacts } from './ReferralNewsState.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const nextCharge = { date: '2027-01-08', amount: euros(6416) };

const mail = { firstName: 'Alex', link: 'https://stillpoint.example/invite' };

/** Every state of the mail, once. */
export const referralNewsStates = {
  came: { ...mail, news: { came: 1, months: 0 } },
  severalCame: { ...mail, news: { came: 3, months: 0, nextCharge } },
  month: { ...mail, news: { came: 0, months: 1, credited: euros(583), nextCharge } },
  severalMonths: { ...mail, news: { came: 0, months: 2, credited: euros(1166), nextCharge } },
  both: { ...mail, news: { came: 2, months: 1, credited: euros(583), nextCharge } },
  withoutCharge: { ...mail, news: { came: 0, months: 1, credited: euros(1299) } },
  withoutSum: { ...mail, news: { came: 1, months: 2 } },
  unnamed: { link: mail.link, news: { came: 1, months: 0 } },
} satisfies Record<string, ReferralNewsFacts>;
