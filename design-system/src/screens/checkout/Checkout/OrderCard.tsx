import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { OrderSummary } from '../../../patterns/OrderSummary/OrderSummary.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Rule } from '../../../primitives/Rule/Rule.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../tokens/index.ts';
import { timelineSteps } from '../timelineSteps.ts';
import { orderLines } from './orderLines.ts';
import { shownQuoteOf } from './quoteOf.ts';
import { Problem } from './Problem.tsx';
import { VoucherStep } from './VoucherStep.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { Quote, QuoteState } from './CheckoutState.ts';

export type OrderCardProps = Pick<
  CheckoutProps,
  'frame' | 'state' | 'links' | 'onVoucherSubmit' | 'onVoucherRemove' | 'onQuoteRetry'
>;

/** The order: lines, total and timeline of the quote. */
export function OrderCard({ frame, state, links, onQuoteRetry, ...handlers }: OrderCardProps) {
  const { t } = useTranslation('checkout');
  const quote = shownQuoteOf(state.quote);
  const loading = state.quote.status === 'loading';

  return (
    <Root>
      <OrderSummary
        title={t(($) => $.order.title)}
        lines={quote ? orderLines(t, quote, frame.language) : []}
        total={
          quote && {
            label: t(($) => $.order.total),
            amount: formatMoney(quote.totalToday, frame.language),
          }
        }
        busy={loading}
        voucher={
          <>
            <Unquoted links={links} state={state.quote} onQuoteRetry={onQuoteRetry} />
            {state.quote.status !== 'countryWanted' && (
              <VoucherStep frame={frame} links={links} state={state.voucher} {...handlers} />
            )}
          </>
        }
      >
        {quote && <Outlook frame={frame} quote={quote} />}
        {loading && !quote && <Awaited />}
      </OrderSummary>
    </Root>
  );
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
      return (
        <>
          <VisuallyHidden role="status">{t(($) => $.order.loading)}</VisuallyHidden>
          {!state.before && (
            <div>
              <Skeleton />
              <Skeleton />
            </div>
          )}
        </>
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

/** The billing timeline and the money-back guarantee. */
function Outlook({ frame, quote }: Pick<CheckoutProps, 'frame'> & { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const { period, timeline, follows, refundDays } = quote;
  const when = { language: frame.language, follows: follows !== undefined };

  return (
    <>
      <BillingTimeline
        label={t(($) => $.timeline.title)}
        steps={timelineSteps(timeline, when, {
          today: t(($) => $.timeline.today),
          opens: t(($) => $.timeline.opens),
          paid: t(($) => $.timeline.paid[period]),
          waits: t(($) => $.timeline.waits),
          reminder: t(($) => $.timeline.reminder),
          charge: (renewal) => t(($) => $.timeline.charge[period], renewal),
          first: t(($) => $.timeline.first[period]),
          meanwhile: t(($) => $.timeline.meanwhile[period]),
          renewal: t(($) => $.timeline.renewal[period]),
        })}
      />
      {refundDays !== undefined && (
        <Notice icon="shield-check" title={t(($) => $.guarantee.title, { count: refundDays })}>
          {t(($) => $.guarantee.text)}
        </Notice>
      )}
    </>
  );
}

/** Skeleton of total and timeline, to avoid layout shifts. */
function Awaited() {
  return (
    <Stack gap={5}>
      <Rule />
      <Skeleton shape="title" />
      <Skeleton />
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
