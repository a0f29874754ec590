import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { MoonPhase } from '../../../primitives/MoonPhase/MoonPhase.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { color, fontSize, media, radius, shadow } from '../../../tokens/index.ts';
import { daysBetween } from './calendarDays.ts';
import { CalendarLink } from './CalendarLink.tsx';
import type { DayThatMatters } from './daysThatMatter.ts';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type { SubscriptionState } from './SubscriptionState.ts';
import { useDayWords } from './useDayWords.ts';

export interface TrialNightsProps extends Pick<SubscriptionProps, 'links'> {
  state: Extract<SubscriptionState, { status: 'trial' }>;
  days: readonly DayThatMatters[];
  dateLocale: DateLocale;
}

/**
 * A moon for each free day, lit when it is past, and behind them the day of the first charge. The reminder and the charge open,
 * one at a time, and are told on a card on the water. The other moons are hidden from the accessibility tree.
 */
export function TrialNights({ state, links, days, dateLocale }: TrialNightsProps) {
  const { t } = useTranslation('subscription');
  const wordsOf = useDayWords(state, dateLocale);
  const { days: count, first, today } = state;
  const night = count - daysBetween(today, first.date) + 1;
  const onNights = nightsThatMatter(days, state);
  const [shown] = onNights;

  return (
    <Root>
      {Array.from({ length: count + 1 }, (_, at) => at + 1).map((number) => {
        const day = onNights.find((each) => each.number === number);
        // The day after the last free one is no free day.
        if (day === undefined && number > count) return null;
        const when = number === night ? 'today' : number < night ? 'past' : 'toCome';
        const tag = number === night && (
          <Tag
            data-beside={besideOf(
              number,
              onNights.map(({ number: other }) => other),
            )}
          >
            {t(($) => $.todayShort)}
          </Tag>
        );
        if (day === undefined) {
          return (
            <Night key={number} data-when={when} aria-hidden="true">
              {tag}
              <MoonPhase phase={when === 'toCome' ? 0 : number / count} />
            </Night>
          );
        }
        const words = wordsOf(day);
        return (
          <Night key={number} data-when={when} data-matters="true">
            <details name="night" open={day === shown}>
              <Press>
                {tag || (
                  <Tag>
                    <Icon name={day.kind === 'reminder' ? 'bell' : 'credit-card'} />
                  </Tag>
                )}
                <VisuallyHidden>{`${words.title}: ${words.happening}`}</VisuallyHidden>
                {number > count ? <Charged /> : <MoonPhase phase={when === 'toCome' ? 0 : number / count} />}
              </Press>
              <Raft>
                <Icon name={day.kind === 'reminder' ? 'bell' : 'credit-card'} />
                <Told>
                  <Title>
                    <strong>{words.title}</strong>
                    {words.amount !== undefined && <strong>{words.amount}</strong>}
                  </Title>
                  <Happening>{words.happening}</Happening>
                </Told>
                <Take>
                  <CalendarLink date={day.date} day={words.title} userId={state.userId} links={links} />
                </Take>
              </Raft>
            </details>
          </Night>
        );
      })}
    </Root>
  );
}

/** The reminder and the first charge, which falls on the day after the last free one. */
function nightsThatMatter(
  days: readonly DayThatMatters[],
  { first, days: count }: TrialNightsProps['state'],
) {
  return days
    .filter(({ kind, date }) => (kind === 'reminder' || kind === 'charge') && date <= first.date)
    .map((day) => ({ ...day, number: count - daysBetween(day.date, first.date) + 1 }))
    .filter(({ number }) => number >= 1);
}

/** On which side of a night another one has a mark, from which words keep away. */
function besideOf(night: number, marked: readonly number[]): 'before' | 'after' | undefined {
  if (marked.includes(night + 1)) return 'after';
  return marked.includes(night - 1) ? 'before' : undefined;
}

const Root = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-self: end;
  align-items: end;
  padding-inline: clamp(1rem, 2.6vw, 2.4rem) 12.5%;

  ${media.narrow} {
    grid-auto-flow: row;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    row-gap: 0.5rem;
    padding-inline: 0.75rem;
  }
`;

// Nothing here is positioned but the raft, so that it finds its place in the panel.
const Night = styled.div`
  --moon: min(46px, 84%);
  --night: 92px;

  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  gap: 8px;
  block-size: var(--night);

  & > svg,
  & > details > summary > svg {
    flex: none;
    inline-size: var(--moon);
    block-size: auto;
  }
  & > svg > circle,
  & > details > summary > svg > circle {
    fill: ${color.seatWait};
  }
  &[data-when='toCome'] > svg > circle,
  &[data-when='toCome'] > details > summary > svg > circle {
    r: 19px;
    fill: none;
    stroke: ${color.seatFree};
    stroke-width: 2;
  }
  &[data-when='today'],
  &:has(> details[open]) {
    --moon: min(64px, 108%);
  }
  & > details {
    inline-size: 100%;
  }

  ${media.narrow} {
    --moon: min(36px, 84%);
    --night: 78px;

    /* The moons of each row stand on a line, those of the last one on the horizon. */
    border-block-end: 2px solid ${color.seatFree};

    &:nth-child(8n + 1):nth-last-child(-n + 8),
    &:nth-child(8n + 1):nth-last-child(-n + 8) ~ & {
      border-block-end: 0;
    }

    &[data-when='today'],
    &:has(> details[open]) {
      --moon: min(46px, 108%);
    }
  }
`;

const Press = styled.summary`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  gap: 8px;
  block-size: var(--night);
  border-radius: 12px 12px 0 0;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

const Tag = styled.span`
  font-size: ${fontSize.small};
  font-weight: 620;
  line-height: 1;
  white-space: nowrap;

  &[data-beside='before'] {
    align-self: flex-start;
  }
  &[data-beside='after'] {
    align-self: flex-end;
  }
  & > svg {
    display: block;
    inline-size: 1.3rem;
    block-size: 1.3rem;
  }
`;

/** In the place of a moon: the free days are over. */
const Charged = styled.span`
  flex: none;
  inline-size: 2px;
  block-size: var(--moon);
  background: ${color.seatFree};
`;

const Raft = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline-end: clamp(1rem, 2.6vw, 2.4rem);
  inset-block-end: 1.6rem;
  display: flex;
  align-items: center;
  gap: 0.5rem 1rem;
  max-inline-size: calc(100% - 2rem);
  padding: 0.8rem 1.4rem;
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  line-height: 1.4;

  /* Closed content is laid out within its night, and would be too wide there. */
  details:not([open]) > & {
    display: none;
  }
  & > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
  ${media.narrow} {
    inset-inline: 1rem;
    inset-block-end: 1rem;
    flex-wrap: wrap;
    max-inline-size: none;
    padding-inline: 1.1rem;
  }
`;

const Told = styled.div`
  display: grid;
  flex: 1;
  gap: 0.1rem;
`;

const Take = styled.div`
  display: grid;
  margin-inline-start: 0.75rem;
  font-size: ${fontSize.small};
  white-space: nowrap;

  ${media.narrow} {
    flex-basis: 100%;
    margin-inline-start: 2.4rem;
    padding-block: 0.35rem;
  }
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1.5rem;

  & strong {
    font-weight: 620;
  }
`;

const Happening = styled.span`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;
