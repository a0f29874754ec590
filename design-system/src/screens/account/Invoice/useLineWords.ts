import { useTranslation } from 'react-i18next';
import type { InvoiceLine } from './InvoiceState.ts';

/** What a line of an invoice is called: by our own names, or by that of the billing service. */
export function useLineWords(): (line: InvoiceLine) => string {
  const { t } = useTranslation('invoice');
  const { t: named } = useTranslation('subscription');

  function soldAs({ plan, gift, name }: InvoiceLine): string {
    if (gift !== undefined) return t(($) => $.lines.gift, { gift: named(($) => $.gifts.kind[gift]) });
    return plan === undefined ? name : named(($) => $.plan[plan]);
  }

  return (line) => {
    switch (line.kind) {
      case 'plan':
        return soldAs(line);
      case 'month':
        return t(($) => $.lines.month);
      case 'discount':
        return t(($) => $.lines.discount);
      case 'credit':
        return t(($) => $.lines.credit, { what: soldAs(line) });
    }
  };
}
