import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { ContinueCheckoutState } from './ContinueCheckoutState.ts';

export interface ContinueCheckoutProps {
  frame: PageFrame;
  state: ContinueCheckoutState;
  /** `switchAccount` logs out and comes back here. */
  links: { plans: string; switchAccount: string };
}

/** In place of a checkout that was left, and is not found in this account. */
export function ContinueCheckout({ frame, state, links }: ContinueCheckoutProps) {
  const { t } = useTranslation('continueCheckout');
  const { status } = state;

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="account"
      title={t(($) => $[status].title)}
      text={t(($) => $[status].text)}
      actions={
        <>
          <LinkButton href={links.plans}>{t(($) => $[status].plans)}</LinkButton>
          <SwitchAccount action={links.switchAccount} quiet>
            {t(($) => $[status].switch)}
          </SwitchAccount>
        </>
      }
    />
  );
}
