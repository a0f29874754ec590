import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { Money } from '../../../formatting/Money.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { color } from '../../../tokens/index.ts';
import type { SavedCheckout } from '../SavedCheckoutState.ts';

export interface SavedCheckoutNoticeProps {
  /** Absent where none was left: then nothing is drawn. */
  checkout: SavedCheckout | undefined;
  dateLocale: DateLocale;
  /** The page of plans, which leads on to the checkout that `continue` names. A form posts there, to be rid of it. */
  plans: string;
  /** The page that shows it, to which a dismissal comes back. */
  from: 'plans' | 'subscription';
}

/** Tells of a checkout that was left: its plan, what it costs today, and the way back. A native form is rid of it. */
export function SavedCheckoutNotice({ checkout, dateLocale, plans, from }: SavedCheckoutNoticeProps) {
  const { t } = useTranslation('savedCheckout');
  if (checkout === undefined) return null;
  const { language, country } = dateLocale;
  const { id, kind, period, price, voucher } = checkout;
  const plan = t(($) => $.plan[kind]);

  const writeDay = (day: string) => formatDay(day, language, 'withYear', country);
  const each = (amount: Money) => t(($) => $.each[period], { amount: formatMoney(amount, language) });

  function charges({ freeDays, first, after, taxAdded }: NonNullable<SavedCheckout['price']>): string[] {
    // At a discount, the amount is that of a first charge, and not of each one.
    const amount = after === undefined ? each(first.amount) : formatMoney(first.amount, language);
    return [
      beginning(amount, { freeDays, on: first.on }),
      ...(after === undefined
        ? []
        : [t(($) => $.after, { price: each(after.amount), day: writeDay(after.on) })]),
      ...(taxAdded ? [t(($) => $.taxAdded)] : []),
    ];
  }

  function beginning(amount: string, { freeDays, on }: { freeDays: number; on: string | undefined }): string {
    const words = { plan, price: amount };
    if (freeDays > 0) return t(($) => $.free, { ...words, count: freeDays });
    return on === undefined ? t(($) => $.today, words) : t(($) => $.onDay, { ...words, day: writeDay(on) });
  }

  const sentences = [
    ...(price === undefined ? [t(($) => $.priceLater, { plan })] : charges(price)),
    ...(voucher === undefined
      ? []
      : [t(($) => (voucher.status === 'applied' ? $.voucher : $.voucherEnded), { code: voucher.code })]),
  ];

  return (
    <Notice title={t(($) => $.title)} icon="clock">
      {sentences.join(' ')}
      <Ways>
        <LinkButton href={`${plans}?continue=${id}`} variant="secondary" size="small">
          {t(($) => $.continue)}
        </LinkButton>
        <form method="post" action={plans}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="from" value={from} />
          <Button type="submit" variant="plain" size="small">
            {t(($) => $.dismiss)}
          </Button>
        </form>
      </Ways>
    </Notice>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-block-start: 0.75rem;

  /* The fill of a secondary button is that of the notice. */
  & > a:not(:hover) {
    background: ${color.surface};
  }
`;
