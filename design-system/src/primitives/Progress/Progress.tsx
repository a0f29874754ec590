import { keyframes, styled } from 'styled-components';
import { color, duration, ease } from '../../tokens/index.ts';

export interface ProgressProps {
  /** The accessible name. */
  label: string;
  /** 0 to 1. Without it, the progress is indeterminate. */
  value?: number;
}

/** A progress bar: the circle moves along the horizon, or pulses while the progress is unknown. */
export function Progress({ label, value }: ProgressProps) {
  const known = value !== undefined;

  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={known ? 0 : undefined}
      aria-valuemax={known ? 100 : undefined}
      aria-valuenow={known ? Math.round(value * 100) : undefined}
    >
      <Drawing width="240" viewBox="0 0 240 56" aria-hidden="true">
        <Circle cx={known ? 26 + value * 188 : 120} cy="26" r="20" data-breathing={!known || undefined} />
        <Horizon d="M0 47Q120 50 240 47Q120 44 0 47ZM84 53Q120 55 156 53Q120 51 84 53Z" />
      </Drawing>
    </Root>
  );
}

const breathe = keyframes`
  0%, 100% { transform: scale(0.8); }
  50% { transform: scale(1.06); }
`;

const Root = styled.div`
  inline-size: 100%;
  max-inline-size: 15rem;
`;

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  overflow: visible;
`;

const Circle = styled.circle`
  fill: ${color.logoOrb};

  &[data-breathing] {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    animation: ${breathe} ${duration.breath} ${ease.breath} infinite;
  }
`;

const Horizon = styled.path`
  fill: ${color.text};
`;
