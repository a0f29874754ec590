import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { breakableDay } from '../../../formatting/breakableDay.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { MoonPhase } from '../../../primitives/MoonPhase/MoonPhase.tsx';
import { color, ease, fontSize, media } from '../../../tokens/index.ts';
import { DayMeaning } from './DayMeaning.tsx';
import type { DayThatMatters } from './daysThatMatter.ts';
import { SheetCard } from './SheetCard.tsx';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type { OwnPlanState, WaitingPlanState } from './SubscriptionState.ts';
import { useDayWords, type DayWords } from './useDayWords.ts';

export interface DayListProps extends Pick<SubscriptionProps, 'frame' | 'links'> {
  state: OwnPlanState | WaitingPlanState;
  days: readonly DayThatMatters[];
}

/** What happens on which day. A day opens, and says what it means. */
export function DayList({ frame, state, links, days }: DayListProps) {
  const { t } = useTranslation('subscription');
  const wordsOf = useDayWords(state, frame, links);

  return (
    <SheetCard title={t(($) => $.timeline.title)}>
      <ol aria-label={t(($) => $.timeline.title)}>
        {days.map((day, at) => {
          const words = wordsOf(day);
          const id = `day-${day.date}`;
          return (
            <Day key={day.date} aria-current={day.when === 'today' ? 'date' : undefined}>
              <Moon phase={phaseOf(at, days.length)} />
              {words.meaning === undefined && day.when !== 'toCome' ? (
                <Told id={id}>
                  <Words words={words} />
                </Told>
              ) : (
                <details>
                  <Summary>
                    <Words words={words} />
                    <Open name="chevron-down" />
                  </Summary>
                  <Meaning id={id}>
                    <DayMeaning day={day} words={words} userId={state.userId} links={links} />
                  </Meaning>
                </details>
              )}
            </Day>
          );
        })}
      </ol>
    </SheetCard>
  );
}

function Words({ words: { title, amount, happening } }: { words: DayWords }) {
  return (
    <>
      <strong>{breakableDay(title, 'atEachWord')}</strong>
      {amount !== undefined && <Amount>{amount}</Amount>}
      <Happening>{happening}</Happening>
    </>
  );
}

/** The first phase is a sliver, the last is full, those between are more than half full. */
function phaseOf(at: number, count: number): number {
  if (at === count - 1) return 1;
  return at === 0 ? 0.14 : 0.5 + (0.5 * at) / (count - 1);
}

const Day = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr);
  gap: 0 1rem;
  font-size: ${fontSize.small};
  line-height: 1.45;

  &:not(:last-child) {
    padding-block-end: 0.35rem;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 40px -4px;
    inset-inline-start: 12px;
    inline-size: 2px;
    border-radius: 2px;
    background: ${color.line};
  }
`;

const Moon = styled(MoonPhase)`
  position: relative;
  z-index: 1;
  inline-size: 26px;
  block-size: 26px;
  margin-block-start: 10px;
`;

const toldLook = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 1.25rem;
  gap: 0.1rem 0.75rem;
  align-content: center;
  min-block-size: 44px;
  padding-block: 0.55rem;

  & strong {
    font-weight: 620;
  }
`;

const Told = styled.div`
  ${toldLook}
`;

const Summary = styled.summary`
  ${toldLook}
  border-radius: 10px;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  @media (hover: hover) {
    &:hover strong:first-child {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.22em;
    }
  }
`;

const Amount = styled.strong`
  grid-column: 2;
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
`;

const Happening = styled.span`
  grid-column: 1 / 3;
  grid-row: 2;
  color: ${color.textSoft};
  text-wrap: balance;
`;

const Open = styled(Icon)`
  grid-column: 3;
  grid-row: 1;
  color: ${color.textSoft};
  transition: transform 0.3s ${ease.out};

  details[open] > ${Summary} > & {
    transform: rotate(180deg);
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

const Meaning = styled.div`
  padding-block: 0.1rem 0.85rem;
  padding-inline-end: 2rem;
`;
