import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Phase } from '../../../primitives/Phase/Phase.tsx';
import { color, fontSize } from '../../../tokens/index.ts';
import { sumOf } from './dueLine.ts';
import { countOfCharges, orderDays, yearFor } from '../timelineSteps.ts';
import type { BillingStep } from '../BillingState.ts';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { Quote } from './CheckoutState.ts';

export interface MoonsProps extends Pick<CheckoutProps, 'frame'> {
  quote: Quote;
}

/** Charges of the same sum up to this many are drawn as a moon each. */
const mostMoons = 3;

/**
 * The next two or three days of the order side by side on one horizon, each with its sum. Charges of one sum that a
 * voucher lowers stand together under the day of the earliest, with their number.
 */
export function Moons({ frame, quote }: MoonsProps) {
  const { timeline } = quote;
  const { t } = useTranslation('checkout');
  const days = orderDays(timeline);

  function countOf(step: BillingStep): number {
    return countOfCharges(step, timeline, quote.period);
  }

  // A narrow column may break a day between its figure and its month.
  function titleOf(step: BillingStep): string {
    return step.kind === 'today'
      ? t(($) => $.timeline.today)
      : formatDay(step.date, frame.language, yearFor(step.date, timeline), frame.country).replaceAll(
          '\u00a0',
          ' ',
        );
  }

  function textOf(step: BillingStep): string {
    if (step.kind === 'reminder') return t(($) => $.timeline.reminder);
    const sum = sumOf(t, quote, step.amount, frame.language);
    const count = countOf(step);
    return count === 1 ? sum : `${count} × ${sum}`;
  }

  return (
    <Root aria-label={t(($) => $.timeline.title)}>
      {days.map((step, at) => (
        <Day key={step.date}>
          <Phases>
            {Array.from({ length: Math.min(countOf(step), mostMoons) }, (_, moon) => (
              <Phase key={moon} width="34" phase={at === days.length - 1 ? 1 : 0.14 + at * 0.6} />
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
`;
