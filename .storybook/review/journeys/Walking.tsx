import * as React from 'react';
import { styled } from 'storybook/theming';
import type { Place } from '../../../site/src/journeys/graph.ts';
import type { Drawing } from '../drawing.ts';
import type { JourneyChoice } from './address.ts';
import type { Control, LinkNames } from './controls.ts';
import { follow } from './follow.ts';
import { JourneyMapView } from './JourneyMapView.tsx';
import { mapOf } from './mapOf.ts';
import { whereNarrow } from '../narrow.ts';
import { journeyOf, onwardFrom, onwardOf, type Onward } from './onward.ts';
import { screenIn, stateIn, type ShownStates } from './shown.ts';
import { Stage } from './Stage.tsx';
import { Storyboard } from './Storyboard.tsx';
import { useJourneyKeys } from './useJourneyKeys.ts';
import { useWalk, type Choose } from './useWalk.ts';
import { useWords } from './useWords.ts';
import { WalkRow } from './WalkRow.tsx';
import { WaysList } from './WaysList.tsx';

/** How long a screen is shown while the walk plays by itself. */
const showForInMs = 2_000;

interface WalkingProps {
  choice: JourneyChoice;
  shown: ShownStates;
  draw: Drawing;
  searchField: React.RefObject<HTMLInputElement | null>;
  onChoose: Choose;
  onAllKeys: () => void;
  walked: ReadonlySet<string> | undefined;
}

/** The map with the screen that is walked, what can happen there, and the walk. */
export function Walking({ choice, shown, draw, searchField, walked, onChoose, onAllKeys }: WalkingProps) {
  const { language, theme, view } = choice;
  const map = React.useMemo(() => mapOf(choice.map, shown), [choice.map, shown]);
  const walk = useWalk(choice, map.walk, onChoose);
  const { places, at, goTo, step } = walk;
  const place = places[at] ?? '';
  const story = shown.byPlace.get(place);
  const textAt = useWords(language);
  const [page, setPage] = React.useState<{ place: Place; drawn: Document }>();
  const [said, setSaid] = React.useState('');
  const [playing, setPlaying] = React.useState(false);
  const [screen, state] = [screenIn(place), stateIn(place)];
  const journey = journeyOf(screen);

  const ways = React.useMemo(() => {
    if (page === undefined) return undefined;
    const on = { journey: journeyOf(screenIn(page.place)), state: stateIn(page.place), textAt };
    return onwardFrom(page.drawn, on, shown);
  }, [page, textAt, shown]);
  const here = page?.place === place ? ways : undefined;
  const next = here?.find(({ to }) => to !== undefined && to === places[at + 1]);

  const walkOn = (way: Onward | undefined) => {
    if (way?.to !== undefined) goTo(way.to);
    setSaid(way?.to === undefined ? (way?.note ?? 'Nothing comes of this press.') : '');
  };
  const press = (control: Control, linkNames: LinkNames) => {
    const following = follow(control, { journey, state, linkNames, textAt });
    const found = onwardOf(following, '', control.element, journey, shown);
    walkOn(found.find(({ to }) => to === places[at + 1]) ?? found.find(({ to }) => to !== place));
  };

  React.useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at + 1 < places.length) step(at + 1);
      else setPlaying(false);
    }, showForInMs);
    return () => clearTimeout(timer);
  });

  const onKey = useJourneyKeys({
    searchField,
    onStep: (by) => step(at + by),
    onPlay: () => setPlaying((before) => !before),
    onWay: (number) => walkOn(here?.[number - 1]),
    onAllKeys,
  });

  if (view === 'storyboard')
    return <Storyboard title={map.title} {...{ walk, shown, draw, theme, language }} />;
  return (
    <>
      <Two>
        <JourneyMapView
          lanes={map.lanes}
          leads={(here ?? []).flatMap(({ to }) => to ?? [])}
          {...{ shown, places, at, draw, theme, language }}
          onGo={goTo}
        />
        <aside>
          {story === undefined ? (
            <p role="status">There is no {place}.</p>
          ) : (
            <Stage
              place={place}
              state={story}
              {...{ draw, language, theme, onKey }}
              next={next?.element}
              onDrawn={(of, drawn) => setPage({ place: of, drawn })}
              onPress={press}
            />
          )}
          <p role="status">{said}</p>
          <WaysList
            key={place}
            screen={shown.titleOf(screen)}
            state={story?.name ?? ''}
            ways={here}
            {...{ shown, language, next, walked }}
            onWalk={walkOn}
          />
        </aside>
      </Two>
      <WalkRow {...{ walk, shown, draw, theme, language, playing }} onPlay={() => setPlaying(!playing)} />
    </>
  );
}

const Two = styled.div(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minBlockSize: 0,
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  aside: {
    flex: 'none',
    inlineSize: 340,
    overflow: 'auto',
    borderInlineStart: `1px solid ${theme.appBorderColor}`,
    background: theme.background.content,
  },
  [whereNarrow]: {
    display: 'block',
    overflow: 'auto',
    aside: { inlineSize: 'auto', borderInlineStart: 0 },
  },
  'aside > p': { margin: '0 16px 4px', color: theme.barTextColor, fontSize: theme.typography.size.s2 - 1 },
}));
