import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatPercent } from '../../../formatting/formatPercent.ts';
import type { Money } from '../../../formatting/Money.ts';
import { color, fontSize } from '../../../tokens/index.ts';
import { usePaidWith } from '../Subscription/usePaidWith.ts';
import type { InvoiceSheetProps } from './InvoiceProps.ts';
import type { InvoicePayment, InvoiceTax } from './InvoiceState.ts';

/** What an invoice comes to: net, each tax, the total, and how it was paid or given back. */
export function InvoiceSums({ frame, invoice }: InvoiceSheetProps) {
  const { t } = useTranslation('invoice');
  const { net, taxes, total, payments, creditUsed, refunded, due } = invoice;
  const sum = (name: string, amount: Money) => (
    <Sum>
      <dt>{name}</dt>
      <dd>{formatMoney(amount, frame.language)}</dd>
    </Sum>
  );

  function nameOf({ name, rate }: InvoiceTax): string {
    const called = name ?? t(($) => $.sums.tax);
    return rate === undefined ? called : `${called} ${formatPercent(rate, frame.language)}`;
  }

  return (
    <Sums>
      {sum(
        t(($) => $.sums.net),
        net,
      )}
      {taxes.map((tax, at) => (
        <Sum key={at}>
          <dt>{nameOf(tax)}</dt>
          <dd>{formatMoney(tax.amount, frame.language)}</dd>
        </Sum>
      ))}
      <Total>
        <dt>{t(($) => $.sums.total)}</dt>
        <dd>{formatMoney(total, frame.language)}</dd>
      </Total>
      {creditUsed !== undefined &&
        sum(
          t(($) => $.sums.creditUsed),
          creditUsed,
        )}
      {payments.map((payment, at) => (
        <PaymentSum key={at} frame={frame} payment={payment} />
      ))}
      {refunded !== undefined &&
        sum(
          t(($) => $.sums.refunded),
          refunded,
        )}
      {due !== undefined &&
        sum(
          t(($) => $.sums.due),
          due,
        )}
    </Sums>
  );
}

function PaymentSum({
  frame: { language, country },
  payment: { on, amount, paidWith },
}: Pick<InvoiceSheetProps, 'frame'> & { payment: InvoicePayment }) {
  const { t } = useTranslation('invoice');
  const method = usePaidWith(paidWith);

  return (
    <Sum>
      <dt>
        {t(($) => $.sums.paid, { day: formatDay(on, language, 'withYear', country) })}
        {method !== undefined && <Method>{method}</Method>}
      </dt>
      <dd>{formatMoney(amount, language)}</dd>
    </Sum>
  );
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
  padding-block-start: 0.9rem;
  border-block-start: 1px solid ${color.line};
`;

const Sum = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  break-inside: avoid;

  & > dd {
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
`;

const Total = styled(Sum)`
  margin-block: 0.4rem;
  padding-block: 0.7rem;
  border-block: 1px solid ${color.line};
  font-size: ${fontSize.lead};
  font-weight: 600;
`;

const Method = styled.span`
  display: block;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;
