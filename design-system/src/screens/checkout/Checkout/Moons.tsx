import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Phase } from '../../../primitives/Phase/Phase.tsx';
import { color, fontSize } from '../../../tokens/index.ts';
import { sumOf } from './dueLine.ts';
import { yearFor } from '../timelineSteps.ts';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { Quote } from './CheckoutState.ts';

export interface MoonsProps extends Pick<CheckoutProps, 'frame'> {
  quote: Quote;
}

/** The next two or three days of the order side by side on one horizon, each with its sum. */
export function Moons({ frame, quote }: MoonsProps) {
  const { timeline } = quote;
  const { t } = useTranslation('checkout');
  const days = timeline.slice(0, 3);

  return (
    <Root aria-label={t(($) => $.timeline.title)}>
      {days.map((step, at) => (
        <Day key={step.date}>
          <Phase width="34" phase={at === days.length - 1 ? 1 : 0.14 + at * 0.6} />
          <Title>
            {step.kind === 'today'
              ? t(($) => $.timeline.today)
              : formatDay(step.date, frame.language, yearFor(step.date, timeline), frame.country)}
          </Title>{' '}
          {'amount' in step ? sumOf(t, quote, step.amount, frame.language) : t(($) => $.timeline.reminder)}
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
  & > svg {
    position: relative;
    block-size: 50px;
    inline-size: 34px;
    margin: 0 auto 0.7rem;
    padding-block-start: 16px;
  }
  &:last-child > svg {
    inline-size: 46px;
    padding-block-start: 4px;
  }
`;

const Title = styled.strong`
  display: block;
  color: ${color.text};
  font-weight: 620;
`;
