'use client';

import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { space } from '../../../tokens/index.ts';
import { MethodChoice } from '../../checkout/Checkout/MethodChoice.tsx';
import { paymentMethods, purchaseForm } from '../../checkout/Checkout/paymentMethods.ts';
import { Problem } from '../../checkout/Checkout/Problem.tsx';
import { Scripted } from '../../checkout/Checkout/Scripted.tsx';
import { useWhenApproved } from '../../checkout/Checkout/useWhenApproved.ts';
import { AccountRow } from '../Account/AccountRow.tsx';
import { PaymentDueNotice } from '../../../patterns/Page/PaymentDueNotice.tsx';
import type { ChangePaymentProps } from './ChangePaymentProps.ts';
import type { EnterablePaymentState } from './ChangePaymentState.ts';
import { usePaymentWords } from './usePaymentWords.ts';

export interface EnterPaymentProps extends ChangePaymentProps {
  state: EnterablePaymentState;
}

/** What is charged now, and the form for another method. Paying is the payment partner's: it needs a script. */
export function EnterPayment({
  frame,
  state,
  links,
  onReplace,
  onPayPalStart,
  ...handlers
}: EnterPaymentProps) {
  const { t } = useTranslation('changePayment');
  const { status, payment, paymentDue } = state;
  const amount = paymentDue && formatMoney(paymentDue.amount, frame.language);
  const button = useRef<HTMLButtonElement>(null);
  useWhenApproved(payment.paypal, () => button.current?.focus());
  const now = usePaymentWords(frame)(state);
  const replacing = status === 'submitting';
  const press = replacing || status === 'offline' ? 'wait' : paymentMethods[payment.chosen].press(payment);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (press === 'buy') onReplace();
    if (press === 'approvePayPal') onPayPalStart();
    if (press === 'retryCardPage') handlers.onCardPageRetry();
  }

  function label(): string {
    if (status === 'offline') return t(($) => $.submit.offline);
    if (replacing) return t(($) => $.submit.submitting);
    if (press === 'wait') return t(($) => $.submit.waiting[payment.chosen]);
    if (press === 'approvePayPal') return t(($) => $.submit.toPayPal);
    if (press === 'retryCardPage') return t(($) => $.retry);
    return amount === undefined
      ? t(($) => $.submit[payment.chosen])
      : t(($) => $.submit[`${payment.chosen}Due`], { amount });
  }

  return (
    <CardLayout
      frame={frame}
      title={t(($) => $.title)}
      text={amount === undefined ? t(($) => $.text) : t(($) => $.textDue, { amount })}
    >
      <Body>
        <PaymentDueNotice due={paymentDue} dateLocale={frame} />
        {now !== undefined && (
          <ul aria-label={t(($) => $.now)}>
            <AccountRow
              icon="credit-card"
              name={now.name}
              details={[t(($) => $.now), ...(now.detail === undefined ? [] : [now.detail])]}
            />
          </ul>
        )}
        <MethodChoice
          {...handlers}
          frame={frame}
          state={payment}
          ordering={replacing}
          payPalApproved={
            amount === undefined ? t(($) => $.payPalApproved) : t(($) => $.payPalApprovedDue, { amount })
          }
        />
        <ReplacementProblem key={status} state={state} amount={amount} />
        <Stack gap={2}>
          <Scripted>
            <form id={purchaseForm} method="post" action={links.submit} onSubmit={submit}>
              <Button ref={button} type="submit" wide pending={press === 'wait'}>
                {label()}
              </Button>
            </form>
          </Scripted>
          <LinkButton href={links.subscription} variant="plain" wide>
            {t(($) => $.keep)}
          </LinkButton>
        </Stack>
      </Body>
    </CardLayout>
  );
}

/** What came of the last press. `amount` is what is due: once sent, it may have been charged. */
function ReplacementProblem({ state, amount }: { state: EnterablePaymentState; amount: string | undefined }) {
  const { t } = useTranslation('changePayment');

  switch (state.status) {
    case 'ready':
    case 'submitting':
      return null;
    case 'offline':
      // It goes away by itself: focus stays on the button.
      return (
        <Notice announced title={t(($) => $.offline.title)}>
          {t(($) => $.offline.text)}
        </Notice>
      );
    case 'tooManyAttempts':
      return (
        <Problem tone="warm" icon="clock" title={t(($) => $.tooManyAttempts.title)}>
          {t(($) => $.tooManyAttempts.text, { count: state.minutes })}
        </Problem>
      );
    case 'failed':
      if (amount !== undefined) {
        return <Problem title={t(($) => $.unsure.title)}>{t(($) => $.unsure.text, { amount })}</Problem>;
      }
      return <Problem title={t(($) => $.failed.title)}>{t(($) => $.failed.text)}</Problem>;
    case 'methodMissing':
    case 'refused':
      return <Problem title={t(($) => $[state.status].title)}>{t(($) => $[state.status].text)}</Problem>;
    case 'scriptWanted':
      return (
        <Problem tone="info" title={t(($) => $.scriptWanted.title)}>
          {t(($) => $.scriptWanted.text)}
        </Problem>
      );
  }
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  text-align: start;
`;
