import { css, styled } from 'styled-components';
import { color } from '../../tokens/index.ts';
import { clockOf, timePlace, wayBehind } from './drawnPlayer.ts';

export interface WayProps {
  at: number;
  seconds: number;
  label: string;
  /** How a value is read, with a place for the time. */
  valueText: string;
}

/** Where the sound stands: a native slider whose circle travels along its horizon. */
export function Way({ at, seconds, label, valueText }: WayProps) {
  return (
    <Root>
      {/* An attribute, since the page's policy allows no inline styles. */}
      <Behind aria-hidden="true">
        <line data-part="behind" x1="-12" x2={wayBehind(at, seconds)} y1="50%" y2="50%" />
      </Behind>
      <Slider
        type="range"
        min={0}
        max={seconds}
        step={1}
        defaultValue={Math.floor(at)}
        aria-label={label}
        aria-valuetext={valueText.replace(timePlace, clockOf(at))}
        data-text={valueText}
        // A browser would put back where another visit of the page was left.
        autoComplete="off"
      />
    </Root>
  );
}

const circle = 24;
const horizonFoot = 8;
const horizon = 3;

const Root = styled.div`
  position: relative;
  block-size: 44px;

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: ${horizonFoot}px;
    block-size: ${horizon}px;
    border-radius: ${horizon}px;
    background: ${color.fieldLine};
  }
`;

/* As wide as the way of the circle's middle. */
const Behind = styled.svg`
  position: absolute;
  inset-inline: ${circle / 2}px;
  inset-block-end: ${horizonFoot}px;
  inline-size: calc(100% - ${circle}px);
  block-size: ${horizon}px;
  overflow: visible;

  & > line {
    stroke: ${color.tick};
    stroke-width: ${horizon}px;
  }
`;

const trackLook = css`
  block-size: 44px;
  background: transparent;
`;

const circleLook = css`
  box-sizing: border-box;
  inline-size: ${circle}px;
  block-size: ${circle}px;
  border: 0;
  border-radius: 50%;
  background: ${color.logoOrb};
`;

/* Pseudo-elements of different browsers cannot share a rule: an unknown one voids it. */
const Slider = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 44px;
  margin: 0;
  border-radius: 8px;
  background: transparent;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    ${trackLook}
  }
  &::-moz-range-track {
    ${trackLook}
  }
  &::-webkit-slider-thumb {
    appearance: none;
    ${circleLook}
    margin-block-start: ${44 - horizonFoot - horizon - circle}px;
  }
  &::-moz-range-thumb {
    ${circleLook}
    transform: translateY(${(44 - circle) / 2 - horizonFoot - horizon}px);
  }
  @media (forced-colors: active) {
    &::-webkit-slider-thumb {
      background: Highlight;
      forced-color-adjust: none;
    }
    &::-moz-range-thumb {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
