import { useTranslation } from 'react-i18next';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Held } from './Held.tsx';
import { Trouble } from './Trouble.tsx';
import type { PayPalState } from './CheckoutState.ts';

export interface PayPalPanelProps {
  state: PayPalState;
}

/** What happens with PayPal. Its button is the one at the foot of the page. */
export function PayPalPanel({ state }: PayPalPanelProps) {
  const { t } = useTranslation('checkout');

  switch (state.status) {
    case 'notApproved':
      return <Text soft>{t(($) => $.pay.paypal.notApproved)}</Text>;
    case 'approving':
      return (
        <Text soft role="status">
          {t(($) => $.pay.paypal.approving)}
        </Text>
      );
    case 'approved':
      return (
        <Held
          icon="paypal"
          title={t(($) => $.pay.paypal.approved)}
          text={t(($) => $.pay.paypal.afterwards)}
        />
      );
    case 'refused':
    case 'unavailable':
      return (
        <Stack gap={4}>
          <Trouble key={state.status} title={t(($) => $.pay.paypal[state.status].title)}>
            {t(($) => $.pay.paypal[state.status].text)}
          </Trouble>
          <Text soft>{t(($) => $.pay.paypal.notApproved)}</Text>
        </Stack>
      );
  }
}
