import type { Language } from '@stillpoint/translations';
import { Trans, useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { Leaving } from './CancelSubscription.states.ts';

export interface MoneyBackProps {
  refund: Extract<Leaving, { kind: 'inRefundWindow' }>['refund'];
  language: Language;
  help: string;
}

/** Until when what was paid is returned, how much it is, and how one asks for it. */
export function MoneyBack({ refund: { until, amount }, language, help }: MoneyBackProps) {
  const { t } = useTranslation('cancelSubscription');
  const values = { day: formatDay(until, language) };
  const components = { help: <TextLink href={help} /> };

  return (
    <Notice icon="shield-check" title={t(($) => $.refund.title)}>
      {amount === undefined ? (
        <Trans t={t} i18nKey={($) => $.refund.textWithoutAmount} values={values} components={components} />
      ) : (
        <Trans
          t={t}
          i18nKey={($) => $.refund.text}
          values={{ ...values, amount: formatMoney(amount, language) }}
          components={components}
        />
      )}
    </Notice>
  );
}
