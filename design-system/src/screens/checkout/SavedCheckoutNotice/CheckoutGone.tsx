import { useTranslation } from 'react-i18next';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

export interface CheckoutGoneProps {
  /** Logs out and comes back. */
  switchAccount: string;
}

/** Says that the checkout of a link is not found in this account. */
export function CheckoutGone({ switchAccount }: CheckoutGoneProps) {
  const { t } = useTranslation('savedCheckout');

  return (
    <Notice title={t(($) => $.gone.title)} icon="clock">
      {t(($) => $.gone.text)}
      <SwitchAccount action={switchAccount} quiet>
        {t(($) => $.gone.switch)}
      </SwitchAccount>
    </Notice>
  );
}
