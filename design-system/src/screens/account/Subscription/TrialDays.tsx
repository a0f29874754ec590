import { styled } from 'styled-components';
import { MoonPhase } from '../../../primitives/MoonPhase/MoonPhase.tsx';
import { media } from '../../../tokens/index.ts';

export interface TrialDaysProps {
  days: number;
  left: number;
}

/** The free days as a row of moon phases. Hidden from the accessibility tree. */
export function TrialDays({ days, left }: TrialDaysProps) {
  const today = days - left + 1;

  return (
    <Root aria-hidden="true">
      {Array.from({ length: days }, (_, at) => at + 1).map((day) => (
        <Moon key={day} data-day={day === today ? 'today' : day > today ? 'toCome' : 'past'}>
          <MoonPhase phase={day > today ? 0 : day / days} />
        </Moon>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: clamp(2px, 0.8vw, 12px);
  inline-size: 100%;

  /* The reeds stand at the end. */
  ${media.wide} {
    padding-inline-end: 12%;
  }
`;

const Moon = styled.span`
  flex: 1 1 0;
  max-inline-size: 52px;
  aspect-ratio: 1;

  &[data-day='today'] {
    flex-grow: 1.9;
    max-inline-size: 92px;
  }
  &[data-day='toCome'] {
    opacity: 0.62;
  }
  ${media.narrow} {
    &[data-day='today'] {
      flex-grow: 2.4;
    }
  }
`;
