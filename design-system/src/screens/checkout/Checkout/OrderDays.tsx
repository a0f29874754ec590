import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { breakableDay } from '../../../formatting/breakableDay.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { MoonPhase } from '../../../primitives/MoonPhase/MoonPhase.tsx';
import { color, fontSize } from '../../../tokens/index.ts';
import { sumOf } from './sumOf.ts';
import { countOfCharges, orderDays } from '../orderDays.ts';
import { yearFor } from '../../../formatting/yearFor.ts';
import type { BillingStep } from '../BillingState.ts';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { Quote } from './CheckoutState.ts';

export interface OrderDaysProps extends Pick<CheckoutProps, 'frame'> {
  quote: Quote;
  /** The quote is the one before, while the next is being worked out: it is dimmed, and stays readable. */
  former?: boolean;
}

/** Charges of the same sum up to this many are drawn as one moon each. */
const mostMoons = 3;

/**
 * The next two or three days of the order side by side under moons, each with its sum. Equal charges that a voucher
 * lowers are one entry, on the day of the earliest, with their number.
 */
export function OrderDays({ frame, quote, former = false }: OrderDaysProps) {
  const { timeline } = quote;
  const { t } = useTranslation('checkout');
  const days = orderDays(timeline);

  function countOf(step: BillingStep): number {
    return countOfCharges(step, timeline, quote.period);
  }

  function titleOf(step: BillingStep): string {
    return step.kind === 'today'
      ? t(($) => $.timeline.today)
      : breakableDay(
          formatDay(step.date, frame.language, yearFor(step.date, quote.orderedOn), frame.country),
          'atEachWord',
        );
  }

  function textOf(step: BillingStep): string {
    if (step.kind === 'reminder') return t(($) => $.timeline.reminder);
    const sum = sumOf(t, quote, step.amount, frame.language);
    const count = countOf(step);
    return count === 1 ? sum : `${count} × ${sum}`;
  }

  return (
    <Root aria-label={t(($) => $.timeline.title)} data-former={former || undefined}>
      {days.map((step, at) => (
        <Day key={step.date}>
          <Phases>
            {Array.from({ length: Math.min(countOf(step), mostMoons) }, (_, moon) => (
              <MoonPhase key={moon} width="34" phase={at === days.length - 1 ? 1 : 0.14 + at * 0.6} />
            ))}
          </Phases>
          <Title>{titleOf(step)}</Title> {textOf(step)}
        </Day>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  position: relative;
  display: grid;
  /* As wide as its words where there is room: a short line is not broken beside an emptier column. */
  grid-auto-columns: minmax(min-content, auto);
  grid-auto-flow: column;
  column-gap: 0.75rem;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 49px;
    inset-inline: -2rem;
    block-size: 2px;
    background: ${color.horizon};
  }
`;

const Day = styled.li`
  &:last-child svg {
    inline-size: 46px;
    padding-block-start: 4px;
  }
  [data-former] > & svg {
    opacity: 0.35;
  }
`;

const Phases = styled.span`
  position: relative;
  display: flex;
  justify-content: center;
  margin-block-end: 0.7rem;

  & > svg {
    block-size: 50px;
    inline-size: 34px;
    padding-block-start: 16px;
  }
  & > svg + svg {
    margin-inline-start: -0.75rem;
  }
`;

const Title = styled.strong`
  display: block;
  color: ${color.text};
  font-weight: 620;

  /* Fading the words would take their contrast. */
  [data-former] > * > & {
    color: inherit;
    font-weight: inherit;
  }
`;
