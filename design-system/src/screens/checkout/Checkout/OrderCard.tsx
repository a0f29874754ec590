import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { OrderSummary } from '../../../patterns/OrderSummary/OrderSummary.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { color, media } from '../../../tokens/index.ts';
import { OrderDays } from './OrderDays.tsx';
import { OrderRow } from './OrderRow.tsx';
import { PlanStep } from './PlanStep.tsx';
import { Problem } from './Problem.tsx';
import { shownQuote } from './buyableQuote.ts';
import { RegionStep, type RegionStepProps } from './RegionStep.tsx';
import { VoucherStep } from './VoucherStep.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { Quote, QuoteState } from './CheckoutState.ts';

export type OrderCardProps = Pick<
  CheckoutProps,
  | 'frame'
  | 'state'
  | 'links'
  | 'onPlanChoose'
  | 'onCountryChoose'
  | 'onPostalCodeSubmit'
  | 'onVoucherSubmit'
  | 'onVoucherRemove'
  | 'onQuoteRetry'
> &
  Pick<RegionStepProps, 'typedPostalCode'>;

/** The order: the chosen plan, what is paid on which day, voucher, country and guarantee. */
export function OrderCard({ frame, state, links, onQuoteRetry, ...handlers }: OrderCardProps) {
  const { t } = useTranslation('checkout');
  const quote = shownQuote(state.quote);
  const { familyOwner } = state.buyer;
  const loading = state.quote.status === 'loading';

  return (
    <Root>
      <OrderSummary
        title={t(($) => $.order.title)}
        plan={<PlanStep frame={frame} links={links} state={state.plan} quote={state.quote} {...handlers} />}
        busy={loading}
      >
        {quote?.trialUsed && <Notice>{t(($) => $.order.trialUsed)}</Notice>}
        {familyOwner && quote?.plan === 'family' && (
          <Notice>{t(($) => $.leavesFamily, { name: familyOwner })}</Notice>
        )}
        {quote && <Replaced frame={frame} quote={quote} />}
        {quote && <OrderDays frame={frame} quote={quote} former={loading} />}
        {loading && !quote && <Awaited />}
        <Unquoted links={links} state={state.quote} onQuoteRetry={onQuoteRetry} />
        <Rows>
          {state.quote.status !== 'countryWanted' && (
            <VoucherStep frame={frame} links={links} state={state.voucher} {...handlers} />
          )}
          <RegionStep frame={frame} links={links} state={state.region} quote={state.quote} {...handlers} />
          {quote?.refundDays !== undefined && (
            <OrderRow
              icon="shield-check"
              name={t(($) => $.guarantee.title, { count: quote.refundDays })}
              note={t(($) => $.guarantee.text)}
            />
          )}
        </Rows>
      </OrderSummary>
    </Root>
  );
}

/** Says when the buyer's own plan ends, where the order takes its place. */
function Replaced({ frame, quote: { replacesOn, plan } }: Pick<CheckoutProps, 'frame'> & { quote: Quote }) {
  const { t } = useTranslation('checkout');
  if (replacesOn === undefined) return null;
  const day = formatDay(replacesOn, frame.language, 'withYear', frame.country);
  return <Notice>{t(($) => $.order[plan === 'family' ? 'upgrade' : 'replaces'], { day })}</Notice>;
}

/** Placeholder while there is no quote. */
function Unquoted({
  links,
  state,
  onQuoteRetry,
}: Pick<CheckoutProps, 'links' | 'onQuoteRetry'> & { state: QuoteState }) {
  const { t } = useTranslation('checkout');

  function retry(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onQuoteRetry();
  }

  switch (state.status) {
    case 'countryWanted':
      return <Notice>{t(($) => $.order.countryWanted)}</Notice>;
    case 'ready':
    case 'changed':
      return null;
    case 'loading':
      return <VisuallyHidden role="status">{t(($) => $.order.loading)}</VisuallyHidden>;
    case 'offline':
      return (
        <Notice announced title={t(($) => $.purchase.offline.title)}>
          {t(($) => $.purchase.offline.text)}
        </Notice>
      );
    case 'failed':
      return (
        <>
          <Problem title={t(($) => $.order.failed.title)}>{t(($) => $.order.failed.text)}</Problem>
          {/* Posted without a choice, the form opens the page anew. */}
          <form method="post" action={links.submit} onSubmit={retry}>
            <Button type="submit" variant="secondary" size="small">
              <Icon name="refresh-cw" />
              {t(($) => $.order.failed.retry)}
            </Button>
          </form>
        </>
      );
  }
}

/** Skeleton of the days, to avoid layout shifts. */
function Awaited() {
  return (
    <Stack gap={5}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}

const Root = styled.div`
  position: sticky;
  inset-block-start: 1.5rem;
  min-inline-size: 0;

  ${media.narrow} {
    position: static;
  }
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * + * {
    border-block-start: 1px solid ${color.line};
  }
  & > :first-child {
    padding-block: 0.4rem;
  }
`;
