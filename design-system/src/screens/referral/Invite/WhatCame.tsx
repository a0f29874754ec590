import { useTranslation } from 'react-i18next';
import { capitalized } from '../../../formatting/capitalized.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatNumber } from '../../../formatting/formatNumber.ts';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { AccountRow } from '../../account/Account/AccountRow.tsx';
import { SheetCard, SheetRows } from '../../account/Subscription/SheetCard.tsx';
import type { InviteProps } from './InviteProps.ts';
import type { MonthWorth } from './InviteState.ts';

/** How many friends came and stayed, the months for that, and what they are worth. */
export function WhatCame({ frame, state, links }: InviteProps) {
  const { t } = useTranslation('invite');
  const { t: words } = useTranslation('placeholders');
  const { language, country } = frame;
  const { came, stayed, months, month, credit, nextCharge } = state;
  const dayOf = (day: string) => formatDay(day, language, 'withYear', country);
  const people = (count: number) => ({ count, number: numberWord(count, { language, words }, 'feminine') });
  const waiting = { count: months.waiting, number: numberWord(months.waiting, { language, words }) };
  const figures = {
    given: formatNumber(months.given, language),
    atMost: formatNumber(months.atMost, language),
  };

  const sentence = (fact: string) => capitalized(fact, language);

  function whoStayed(): string {
    if (came === 0) return t(($) => $.came.noneDetail);
    return stayed === 0 ? t(($) => $.came.stayedNone) : sentence(t(($) => $.came.stayed, people(stayed)));
  }

  /** Why months wait: no plan takes them off now, the member has been given the most, or both. Else they are on their way. */
  function whyWaiting(): string {
    const day = months.nextFrom === undefined ? undefined : dayOf(months.nextFrom);
    switch (month.creditable) {
      case 'now':
        return day === undefined ? t(($) => $.waiting.soon) : t(($) => $.waiting.full, { day });
      case 'later':
        return day === undefined ? t(($) => $.waiting.later) : t(($) => $.waiting.laterAndFull, { day });
      case 'noPlan':
        return day === undefined ? t(($) => $.waiting.noPlan) : t(($) => $.waiting.noPlanAndFull, { day });
    }
  }

  function worthOf({ worth, tax }: Extract<MonthWorth, { worth: unknown }>): string {
    const amount = formatMoney(worth, language);
    return tax === 'added' ? t(($) => $.worth.monthPlusTax, { amount }) : t(($) => $.worth.month, { amount });
  }

  return (
    <SheetCard title={t(($) => $.came.title)}>
      <SheetRows>
        <AccountRow
          icon="users"
          name={came === 0 ? t(($) => $.came.none) : sentence(t(($) => $.came.came, people(came)))}
          details={[whoStayed()]}
        />
        <AccountRow
          icon="calendar-plus"
          name={t(($) => $.months.given, figures)}
          details={[
            months.nextFrom === undefined
              ? t(($) => $.months.detail)
              : t(($) => $.months.full, { day: dayOf(months.nextFrom) }),
          ]}
        />
        {months.waiting > 0 && (
          <AccountRow
            icon="clock"
            name={sentence(t(($) => $.waiting.name, waiting))}
            details={[whyWaiting()]}
          />
        )}
        {month.creditable === 'noPlan' ? (
          <AccountRow
            icon="ticket"
            name={t(($) => $.worth.noPlan)}
            details={[
              t(($) => $.worth.noPlanDetail),
              <TextLink key="plans" variant="action" href={links.plans}>
                {t(($) => $.worth.plans)}
              </TextLink>,
            ]}
          />
        ) : (
          <AccountRow
            icon="ticket"
            name={worthOf(month)}
            details={[month.creditable === 'now' ? t(($) => $.worth.detail) : t(($) => $.worth.laterDetail)]}
          />
        )}
        {credit !== undefined && (
          <AccountRow
            icon="ticket-check"
            name={t(($) => $.credit.name, { amount: formatMoney(credit, language) })}
            details={[t(($) => $.credit.detail)]}
          />
        )}
        {nextCharge !== undefined && (
          <AccountRow
            icon="calendar"
            name={t(($) => $.charge.name, { amount: formatMoney(nextCharge.amount, language) })}
            details={[
              nextCharge.credit === undefined
                ? t(($) => $.charge.day, { day: dayOf(nextCharge.date) })
                : t(($) => $.charge.dayLessCredit, { day: dayOf(nextCharge.date) }),
              <TextLink key="subscription" variant="action" href={links.subscription}>
                {t(($) => $.charge.subscription)}
              </TextLink>,
            ]}
          />
        )}
      </SheetRows>
    </SheetCard>
  );
}
