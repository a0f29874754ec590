import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { WalletState } from './CheckoutState.ts';

export interface WalletPanelProps {
  state: WalletState;
  /** An order is being confirmed: its buttons stay in their place, and cannot be pressed. */
  ordering: boolean;
}

/**
 * The buttons of wallets, below the purchase button: what appears here moves nothing. They are the payment provider's, in
 * the brands' own look, black by day and white at night. What is said of a press stands below them.
 */
export function WalletPanel({ state, ordering }: WalletPanelProps) {
  const { t } = useTranslation('checkout');
  if (state.status === 'absent') return null;
  const { frame } = state;
  const offered = state.status !== 'preparing';

  return (
    <Root data-offered={offered || undefined}>
      {offered && (
        <Text size="fine" soft>
          {t(($) => $.pay.wallet.or)}
        </Text>
      )}
      <Iframe
        key={frame.src}
        data-wallet
        src={frame.src}
        title={t(($) => $.pay.wallet.frame)}
        height={frame.height ?? 0}
        inert={ordering}
      />
      {state.status === 'failed' && (
        <Notice announced tone="warm" title={t(($) => $.pay.wallet[state.reason].title)}>
          {t(($) => $.pay.wallet[state.reason].text)}
        </Notice>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 0.9rem;
  padding-block-end: 1.5rem;

  & > p {
    text-align: center;
  }
  &:not([data-offered]) {
    position: absolute;
    inline-size: 12rem;
    visibility: hidden;
  }
`;

/** Six pixels wider on each side, which the buttons leave free for the focus ring: they align with ours. */
const Iframe = styled.iframe`
  display: block;
  inline-size: calc(100% + 12px);
  margin: -6px;
  border: 0;
`;
