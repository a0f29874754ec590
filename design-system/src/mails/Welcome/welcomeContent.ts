import type { TFunction } from 'i18next';
import { formatMoney } from '../../formatting/formatMoney.ts';
import { formatPercent } from '../../formatting/formatPercent.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import { paidWithWords } from '../paidWithWords.ts';
import type { WelcomeFacts } from './WelcomeState.ts';

/** The words of a welcome mail. */
export function welcomeContent(facts: WelcomeFacts, frame: MailFrame, t: TFunction<'mails'>): MailContent {
  const { links } = frame;
  const { firstName, firstCharge } = facts;
  const kind = kindOf(facts);
  const values = {
    count: daysBetween(facts.startsOn, firstCharge.date),
    plan: t(($) => $.plan[facts.plan.kind]),
    day: dayIn(frame, kind === 'queued' ? facts.startsOn : firstCharge.date),
  };

  function invitation(): string[] {
    return kind === 'queued' ? [] : [t(($) => $.welcome.open)];
  }

  return {
    subject: t(($) => $.welcome.subject[kind], values),
    preview: t(($) => $.welcome.preview[kind], values),
    title: t(($) => $.welcome.title[kind]),
    paragraphs: [greeting(firstName, t), t(($) => $.welcome.text[kind], values), ...invitation()],
    steps: stepsOf(facts, frame, t),
    facts: factsOf(facts, values.plan, frame, t),
    action: { label: t(($) => $.welcome.action), href: links.open },
    notes: [
      { text: t(($) => $.welcome.receipt) },
      {
        text: t(($) => $.welcome.leave),
        link: { label: t(($) => $.welcome.leaveLink), href: links.subscription },
      },
    ],
    footer: mailFooter(frame, t),
  };
}

/** The order in short: what was bought, what a voucher gives, what pays, and how long the guarantee lasts. */
function factsOf(
  { voucher, paidWith, refundDays }: WelcomeFacts,
  plan: string,
  { language }: MailFrame,
  t: TFunction<'mails'>,
) {
  const facts: { label: string; value: string }[] = [{ label: t(($) => $.welcome.facts.plan), value: plan }];
  if (voucher !== undefined) {
    const percent = formatPercent(voucher.percentOff, language);
    facts.push({
      label: t(($) => $.welcome.facts.voucher),
      value: t(($) => $.welcome.facts.discount, { code: voucher.code, percent }),
    });
  }
  if (paidWith !== undefined) {
    facts.push({ label: t(($) => $.welcome.facts.paidWith), value: paidWithWords(paidWith, t) });
  }
  if (refundDays !== undefined) {
    facts.push({
      label: t(($) => $.welcome.facts.refund),
      value: t(($) => $.welcome.facts.refundDays, { count: refundDays }),
    });
  }
  return facts;
}

function stepsOf(
  { plan, reminder, boughtOn, ...facts }: WelcomeFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
) {
  const { date, amount } = facts.firstCharge;
  const today = t(($) => $.today);
  const charged = formatMoney(amount, frame.language);
  const charge = {
    title: dayIn(frame, date),
    text: t(($) => $.welcome.steps.charge[plan.period]),
    amount: charged,
  };

  const renewals = renewalSteps({ plan, ...facts }, frame, t);

  switch (kindOf({ boughtOn, ...facts })) {
    case 'paidToday':
      return [
        { title: today, text: t(($) => $.welcome.steps.paid[plan.period]), amount: charged },
        ...renewals,
      ];
    case 'queued':
      return [charge, ...renewals];
    case 'trial':
      return [
        {
          title: today,
          text: t(($) => $.welcome.steps.opens),
          amount: formatMoney({ ...amount, amount: 0 }, frame.language),
        },
        ...(reminder === undefined
          ? []
          : [{ title: dayIn(frame, reminder), text: t(($) => $.welcome.steps.reminder) }]),
        charge,
        ...renewals,
      ];
  }
}

/** A renewal that another follows has a discount that ends. */
function renewalSteps(
  { plan, renewals = [] }: Pick<WelcomeFacts, 'plan' | 'renewals'>,
  frame: MailFrame,
  t: TFunction<'mails'>,
) {
  return renewals.map(({ date, amount }, index) => {
    const kind = index === renewals.length - 1 ? 'renewal' : 'meanwhile';
    return {
      title: dayIn(frame, date),
      text: t(($) => $.welcome.steps[kind][plan.period]),
      amount: formatMoney(amount, frame.language),
    };
  });
}

function kindOf({
  boughtOn,
  startsOn,
  firstCharge,
}: Pick<WelcomeFacts, 'boughtOn' | 'startsOn' | 'firstCharge'>): 'trial' | 'paidToday' | 'queued' {
  if (startsOn > boughtOn) return 'queued';
  return firstCharge.date > startsOn ? 'trial' : 'paidToday';
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
}
