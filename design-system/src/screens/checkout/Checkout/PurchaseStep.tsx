'use client';

import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { media, space } from '../../../tokens/index.ts';
import { sumOf } from './sumOf.ts';
import { legalLine } from './legalLine.ts';
import { mustSayOrder } from '../mustSayOrder.ts';
import { PayBar } from './PayBar.tsx';
import { PurchaseProblem } from './PurchaseProblem.tsx';
import { buyableQuote } from './buyableQuote.ts';
import { paymentMethods, purchaseForm } from './paymentMethods.ts';
import { Scripted } from './Scripted.tsx';
import { useWhenApproved } from './useWhenApproved.ts';
import { WalletPanel } from './WalletPanel.tsx';
import type { RegionStepProps } from './RegionStep.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { CheckoutState, PurchaseState, Quote } from './CheckoutState.ts';

export type PurchaseStepProps = Pick<
  CheckoutProps,
  'frame' | 'state' | 'links' | 'onQuoteRetry' | 'onCardPageRetry' | 'onPayPalStart' | 'onPurchase'
> &
  Pick<RegionStepProps, 'typedPostalCode'>;

/** The purchase button with its sums, its legal line, and the result of the last press. */
export function PurchaseStep({ frame, state, links, typedPostalCode, ...handlers }: PurchaseStepProps) {
  const { t } = useTranslation('checkout');
  const quote = buyableQuote(state.quote);
  const press = pressOf(state);
  const button = useRef<HTMLButtonElement>(null);
  useWhenApproved(state.payment.paypal, () => button.current?.focus());

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    start(withTypedPostalCode());
  }

  /** A code that was just typed is submitted first: what follows waits for the order with it. */
  function withTypedPostalCode(): Press {
    if (press !== 'askPostalCode' && press !== methodPressOf(state.payment)) return press;
    const submitted = typedPostalCode.current?.submit() === true;
    return submitted ? methodPressOf(state.payment) : press;
  }

  function start(what: Press) {
    switch (what) {
      case 'wait':
      case 'leave':
        return;
      case 'retryQuote':
        handlers.onQuoteRetry();
        return;
      case 'askPostalCode':
        typedPostalCode.current?.ask();
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
    const { purchase, payment, region } = state;
    if (purchase.status === 'offline' || state.quote.status === 'offline') return t(($) => $.submit.offline);
    if (purchase.status === 'submitting') return t(($) => $.submit.submitting);
    if (purchase.status === 'checkingWithBank') return t(($) => $.submit.checkingWithBank);
    if (state.quote.status === 'loading') return t(($) => $.submit.loading);
    if (
      press === 'approvePayPal' ||
      (press === 'askPostalCode' && methodPressOf(payment) === 'approvePayPal')
    ) {
      return t(($) => $.submit.paypal);
    }
    if (press === 'wait') {
      return payment.chosen === 'card' ? t(($) => $.submit.card) : t(($) => $.submit.paypalApproving);
    }
    if (quote === undefined) return t(($) => $.order.failed.retry);
    return mustSayOrder(region.country) ? t(($) => $.submit.obliged) : buying(quote);
  }

  /** What the press starts, and the sum of today. */
  function buying(order: Quote): string {
    const { plan, trialDays, follows, totalToday } = order;
    const amount = sumOf(t, order, totalToday, frame.language);
    if (follows !== undefined) return t(($) => $.submit.follows);
    if (trialDays !== undefined) return t(($) => $.submit.trial, { count: trialDays, amount });
    return t(($) => $.submit.pay[plan], { amount });
  }

  return (
    <Root>
      <PurchaseProblem key={state.purchase.status} frame={frame} state={state} />
      {press === 'leave' ? (
        <LinkButton href={links.subscription} wide>
          {t(($) => $.purchase.subscription)}
        </LinkButton>
      ) : (
        <>
          <Terms frame={frame} quote={quote} />
          <PayBar frame={frame} quote={quote}>
            <Scripted>
              <form id={purchaseForm} method="post" action={links.submit} onSubmit={submit}>
                <Button
                  ref={button}
                  type="submit"
                  name="purchase"
                  value="true"
                  wide
                  pending={press === 'wait'}
                >
                  <Label>{label()}</Label>
                </Button>
              </form>
            </Scripted>
          </PayBar>
          <WalletPanel state={state.wallet} ordering={press === 'wait'} />
        </>
      )}
    </Root>
  );
}

/** What pressing the button agrees to. */
function Terms({ frame, quote }: Pick<CheckoutProps, 'frame'> & { quote: Quote | undefined }) {
  const { t } = useTranslation('checkout');

  return (
    <Small>
      {quote && (
        <Text size="fine" soft>
          {legalLine(t, quote, frame)}
        </Text>
      )}
      <Text size="fine" soft>
        <Sentence
          words={t(($) => $.legal.agreement)}
          parts={{
            terms: <TextLink href={frame.links.terms} />,
            privacy: <TextLink href={frame.links.privacy} />,
          }}
        />
      </Text>
    </Small>
  );
}

/** What the button does: buy, ask for what is missing, nothing while pending, or lead to the subscription. */
type Press = 'leave' | 'retryQuote' | 'askPostalCode' | ReturnType<(typeof paymentMethods)['card']['press']>;

/** A press is under way. */
const waiting: ReadonlySet<PurchaseState['status']> = new Set(['submitting', 'checkingWithBank', 'offline']);

function pressOf({ quote, payment, purchase }: CheckoutState): Press {
  if (purchase.status === 'alreadyBought' || purchase.status === 'undecided') return 'leave';
  if (waiting.has(purchase.status)) return 'wait';
  if (!('quote' in quote)) return quote.status === 'failed' ? 'retryQuote' : 'wait';
  if ('limit' in quote.quote.tax) return 'askPostalCode';
  return methodPressOf(payment);
}

function methodPressOf(payment: CheckoutState['payment']): Press {
  return paymentMethods[payment.chosen].press(payment);
}

const Root = styled.div`
  display: grid;
  gap: 1.25rem;

  ${media.narrow} {
    display: contents;
  }
`;

/**
 * On a narrow screen a long sum stands on a line of its own, rather than a single word. Two lines are no higher than the
 * button is with one: the bar must not move under the finger when the label changes.
 */
const Label = styled.span`
  text-wrap: balance;

  ${media.narrow} {
    margin-block: -0.3rem;
  }
`;

const Small = styled.div`
  display: grid;
  gap: ${space[2]};
  max-inline-size: 32rem;
`;
