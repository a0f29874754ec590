'use client';

import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import type { PurchaseState } from '../Checkout/CheckoutState.ts';
import { paymentMethods, purchaseForm } from '../Checkout/paymentMethods.ts';
import { Problem } from '../Checkout/Problem.tsx';
import { PurchaseProblem } from '../Checkout/PurchaseProblem.tsx';
import { Scripted } from '../Checkout/Scripted.tsx';
import { useWhenApproved } from '../Checkout/useWhenApproved.ts';
import { mustSayOrder } from '../mustSayOrder.ts';
import type { PayGiftProps } from './PayGiftProps.ts';
import type { PayGiftState } from './PayGiftState.ts';

export interface GiftPurchaseProps extends Pick<
  PayGiftProps,
  'frame' | 'links' | 'onCardPageRetry' | 'onPayPalStart' | 'onPurchase'
> {
  state: Extract<PayGiftState, { status: 'open' }>;
}

/** A press is under way. */
const waiting: ReadonlySet<PurchaseState['status']> = new Set(['submitting', 'checkingWithBank', 'offline']);

/** The button that pays, what it agrees to, and the result of the last press. */
export function GiftPurchase({ frame, state, links, ...handlers }: GiftPurchaseProps) {
  const { t } = useTranslation('gift');
  const { t: checkout } = useTranslation('checkout');
  const { gift, payment, purchase, total } = state;
  const press = waiting.has(purchase.status) ? 'wait' : paymentMethods[payment.chosen].press(payment);
  const button = useRef<HTMLButtonElement>(null);
  useWhenApproved(payment.paypal, () => button.current?.focus());

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    switch (press) {
      case 'wait':
        return;
      case 'retryCardPage':
        handlers.onCardPageRetry();
        return;
      case 'approvePayPal':
        handlers.onPayPalStart();
        return;
      case 'buy':
        handlers.onPurchase();
    }
  }

  function label(): string {
    if (purchase.status === 'offline') return checkout(($) => $.submit.offline);
    if (purchase.status === 'submitting') return checkout(($) => $.submit.submitting);
    if (purchase.status === 'checkingWithBank') return checkout(($) => $.submit.checkingWithBank);
    if (press === 'approvePayPal') return checkout(($) => $.submit.paypal);
    if (press === 'wait') {
      return checkout(($) => (payment.chosen === 'card' ? $.submit.card : $.submit.paypalApproving));
    }
    if (mustSayOrder(frame.country)) return checkout(($) => $.submit.obliged);
    return t(($) => $.pay.submit[gift.kind], { amount: formatMoney(total, frame.language) });
  }

  if (purchase.status === 'undecided' || purchase.status === 'alreadyBought') {
    return (
      <Root>
        <Problem tone="info" icon="clock" title={t(($) => $.pay.undecided.title)}>
          {t(($) => $.pay.undecided.text)}
        </Problem>
        <LinkButton href={links.given} wide>
          {t(($) => $.pay.undecided.next)}
        </LinkButton>
      </Root>
    );
  }
  return (
    <Root>
      <PurchaseProblem key={purchase.status} frame={frame} state={state} />
      <Text size="fine" soft>
        {t(($) => $.pay.legal, { amount: formatMoney(total, frame.language) })}{' '}
        <Sentence
          words={checkout(($) => $.legal.agreement)}
          parts={{
            terms: <TextLink href={frame.links.terms} />,
            privacy: <TextLink href={frame.links.privacy} />,
          }}
        />
      </Text>
      <Scripted>
        <form id={purchaseForm} method="post" action={links.submit} onSubmit={submit}>
          <Button ref={button} type="submit" wide pending={press === 'wait'}>
            {label()}
          </Button>
        </form>
      </Scripted>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
