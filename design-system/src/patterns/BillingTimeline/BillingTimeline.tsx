import { styled } from 'styled-components';
import { breakableDay } from '../../formatting/breakableDay.ts';
import { MoonPhase } from '../../primitives/MoonPhase/MoonPhase.tsx';
import { color, fontSize } from '../../tokens/index.ts';

export interface BillingTimelineStep {
  /** The day. */
  title: string;
  /** What happens on it. */
  text: string;
  /** What is paid on it, written out. */
  amount?: string | undefined;
}

export interface BillingTimelineProps {
  steps: readonly BillingTimelineStep[];
  /** The list's accessible name. */
  label?: string;
}

/** What happens on which day, each with a moon phase. */
export function BillingTimeline({ steps, label }: BillingTimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map(({ title, text, amount }, at) => (
        <Step key={`${title} ${text}`}>
          <Moon phase={phaseOf(at, steps.length)} />
          <Title>{breakableDay(title)}</Title>
          {amount !== undefined && <Amount>{amount}</Amount>}
          <Text>{text}</Text>
        </Step>
      ))}
    </ol>
  );
}

/** The first phase is a sliver, the last is full, those between are more than half full. */
function phaseOf(at: number, count: number): number {
  if (at === count - 1) {
    return 1;
  }
  return at === 0 ? 0.14 : 0.5 + (0.5 * at) / (count - 1);
}

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 30px minmax(0, 1fr) auto;
  gap: 0.1rem 1rem;
  padding-block-end: 1.25rem;
  font-size: ${fontSize.small};
  line-height: 1.45;

  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 30px 4px;
    inset-inline-start: 12px;
    inline-size: 2px;
    border-radius: 2px;
    background: ${color.line};
  }
`;

const Moon = styled(MoonPhase)`
  position: relative;
  z-index: 1;
  grid-row: span 2;
  inline-size: 26px;
  block-size: 26px;
`;

const Title = styled.strong`
  font-weight: 620;
`;

const Amount = styled.strong`
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 620;
  white-space: nowrap;
`;

const Text = styled.span`
  grid-column: 2 / -1;
  color: ${color.textSoft};
  text-wrap: balance;
`;
