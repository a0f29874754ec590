import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { Money } from '../../../formatting/Money.ts';
import { color, fontSize, gutter, media } from '../../../tokens/index.ts';
import { nextPayment } from './dueLine.ts';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { Quote } from './CheckoutState.ts';

export interface PayBarProps extends Pick<CheckoutProps, 'frame'> {
  /** Absent while there is none: no sums are shown. */
  quote: Quote | undefined;
  /** The form with the one button. */
  children: ReactNode;
}

/** What is paid today and next, and the button. It ends the form; on a phone it stays at the foot of the screen. */
export function PayBar({ frame, quote, children }: PayBarProps) {
  const { t } = useTranslation('checkout');
  const next = quote && nextPayment(quote, frame, 'short');
  const taxAdded = quote && 'limit' in quote.tax ? t(($) => $.order.taxAdded) : '';

  function sum(money: Money) {
    return (
      <>
        <Sum>{formatMoney(money, frame.language)}</Sum>
        {money.amount > 0 && taxAdded !== '' && ` ${taxAdded}`}
      </>
    );
  }

  return (
    <Root data-bar>
      {quote && (
        <Sums>
          {quote.follows === undefined && (
            <span>
              {t(($) => $.timeline.today)} {sum(quote.totalToday)}
            </span>
          )}
          {next && (
            // Months may be shortened differently by server and browser.
            <span suppressHydrationWarning>
              {next.day} {sum(next.amount)}
            </span>
          )}
        </Sums>
      )}
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 0.7rem;

  ${media.narrow} {
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
    margin-inline: calc(-1 * ${gutter});
    padding: 0.8rem ${gutter} max(1rem, env(safe-area-inset-bottom));
    background: ${color.page};
    box-shadow: 0 -2px 0 ${color.horizon};

    /* While something is typed, the keyboard takes the foot of the screen. */
    main:has(:is(input:not([type='radio']), select):focus) & {
      position: static;
    }
    @media (max-height: 400px) {
      position: static;
    }
    /* The card form is not seen whole above it. */
    @media (max-height: 540px) {
      main:has(iframe[data-focus]) & {
        position: static;
      }
    }
  }
`;

const Sums = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 0.6rem;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

const Sum = styled.strong`
  color: ${color.text};
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 620;
`;
