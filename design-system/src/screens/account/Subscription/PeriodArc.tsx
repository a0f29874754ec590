import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { breakableDay } from '../../../formatting/breakableDay.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { color, fontSize, media } from '../../../tokens/index.ts';
import { arcBox, arcOf } from './arcOf.ts';
import type { DayThatMatters } from './daysThatMatter.ts';
import type { PaidPeriod } from './SubscriptionState.ts';

export interface PeriodArcProps {
  period: PaidPeriod;
  today: string;
  days: readonly DayThatMatters[];
  dateLocale: DateLocale;
}

/**
 * The paid period as the path over the circle, walked from left to right. Its marks lead to the list of the days.
 * Hidden from the accessibility tree: the lead and that list say the same.
 */
export function PeriodArc({ period, today, days, dateLocale: { language, country } }: PeriodArcProps) {
  const { t } = useTranslation('subscription');
  const arc = arcOf(period, today, days);
  const short = (date: string, year: 'withYear' | 'withoutYear') =>
    formatDay(date, language, year, country, 'short');
  const todayWords = t(($) => $.today, { day: short(today, 'withoutYear') });

  return (
    <Root aria-hidden="true" data-today={arc.today.side}>
      <Sun>
        <Scene name="orb" fit="cover" />
      </Sun>
      <Legend>
        <svg width="18" height="18">
          <Now cx="9" cy="9" r="6" data-small="true" />
        </svg>
        {todayWords}
      </Legend>
      <Drawing>
        <Path viewBox={`0 0 ${arcBox.width} ${arcBox.height}`}>
          <Whole d={arc.whole} />
          <Tick d={arc.ticks} />
          <Done d={arc.done} />
        </Path>
        <Mark cx={arc.from.x} cy={arc.from.y} r="7" data-when="past" />
        <Mark cx={arc.until.x} cy={arc.until.y} r="7" data-when="toCome" />
        {arc.marks.map(({ date, when, x, y }) => (
          <a key={date} href={`#day-${date}`} tabIndex={-1}>
            <Reach cx={x} cy={y} r="16" />
            <Mark cx={x} cy={y} r="7" data-when={when} />
          </a>
        ))}
        <Now cx={arc.today.x} cy={arc.today.y} r="11" />
        <Words x={arc.today.x} y={arc.today.y} {...placeBeside[arc.today.side]}>
          {todayWords}
        </Words>
      </Drawing>
      <Foot>
        <span>{breakableDay(short(period.from, 'withYear'), 'atEachWord')}</span>
        <span>{breakableDay(short(period.until, 'withYear'), 'atEachWord')}</span>
      </Foot>
    </Root>
  );
}

/** Where the words of today stand, seen from its mark. */
const placeBeside = {
  start: { dx: -22, dy: -6, textAnchor: 'end' },
  topEnd: { dx: -14, dy: -34, textAnchor: 'start' },
  top: { dx: 0, dy: -24, textAnchor: 'middle' },
  end: { dx: 22, dy: -6, textAnchor: 'start' },
  none: {},
} as const;

/** The panel is wide enough for words beside the arc. */
const roomBeside = '@media (min-width: 1100px)';

// Above the line of the horizon.
const Root = styled.div`
  position: relative;
  z-index: 1;
  align-self: end;
  justify-self: end;
  inline-size: min(46%, 520px);
  margin-inline-end: 14%;
  aspect-ratio: ${arcBox.width} / ${arcBox.height};

  ${media.narrow} {
    justify-self: center;
    inline-size: min(100% - 2.5rem, 26rem);
    margin-inline-end: 0;
  }
`;

const Sun = styled.div`
  position: absolute;
  inset: auto 33% 0;
  aspect-ratio: 1;

  & > div {
    z-index: 0;
  }
`;

const Legend = styled.span`
  position: absolute;
  inset: auto 0 calc(78.7% + 1.4rem);
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 0.5rem;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.2;

  ${roomBeside} {
    ${Root}:not([data-today='none']) > & {
      display: none;
    }
  }
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
`;

const Path = styled.svg`
  overflow: visible;

  & path {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
`;

const Whole = styled.path`
  stroke: ${color.seatFree};
  stroke-width: 2px;
  opacity: 0.7;
`;

const Tick = styled.path`
  stroke: ${color.seatFree};
  stroke-width: 1.5px;
  opacity: 0.7;
`;

const Done = styled.path`
  stroke: ${color.tick};
  stroke-width: 5px;
`;

const Mark = styled.circle`
  fill: ${color.seatWait};
  stroke: ${color.seatFree};
  stroke-width: 2.5px;

  &[data-when='past'] {
    fill: ${color.tick};
    stroke: none;
  }
`;

/** What a finger has to reach a mark. */
const Reach = styled.circle`
  fill: transparent;
`;

const Now = styled.circle`
  fill: ${color.page};
  stroke: ${color.tick};
  stroke-width: 5px;

  &[data-small] {
    stroke-width: 4px;
  }
`;

const Words = styled.text`
  display: none;
  fill: ${color.text};
  font-size: ${fontSize.small};
  font-weight: 600;

  ${roomBeside} {
    ${Root}:not([data-today='none']) & {
      display: block;
    }
  }
`;

const Foot = styled.div`
  position: absolute;
  inset: calc(100% + 1rem) 0 auto;
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  color: ${color.onWater};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.2;

  & span:last-child {
    text-align: end;
  }
  ${roomBeside} {
    & span {
      inline-size: 9rem;
      margin-inline: calc(10.6% - 4.5rem);
      text-align: center;
    }
  }
`;
