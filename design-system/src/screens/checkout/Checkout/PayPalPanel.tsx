import { useTranslation } from 'react-i18next';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { SavedMethod } from './SavedMethod.tsx';
import { Problem } from './Problem.tsx';
import type { PayPalState } from './CheckoutState.ts';

export interface PayPalPanelProps {
  state: PayPalState;
}

/** The state of the PayPal approval. It is started with the purchase button. */
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
      return <SavedMethod title={t(($) => $.pay.paypal.approved)} text={t(($) => $.pay.paypal.afterwards)} />;
    case 'refused':
    case 'unavailable':
      return (
        <Stack gap={4}>
          <Problem key={state.status} title={t(($) => $.pay.paypal[state.status].title)}>
            {t(($) => $.pay.paypal[state.status].text)}
          </Problem>
          <Text soft>{t(($) => $.pay.paypal.notApproved)}</Text>
        </Stack>
      );
  }
}
