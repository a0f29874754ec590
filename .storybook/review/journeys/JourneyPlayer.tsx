import * as React from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Place } from '../../../site/src/journeys/graph.ts';
import { symmetryPromise } from '../../../site/src/journeys/promise.ts';
import { namesOfWays } from '../../../site/src/journeys/walked.ts';
import { journeys } from '../../../site/src/pages/generated/journeys.ts';
import { KeyRow } from '../KeyRow.tsx';
import { ReviewPage } from '../ReviewPage.tsx';
import { statesIn } from '../states.ts';
import { useAllKeys } from '../useAllKeys.ts';
import { useChoose } from '../useChoose.ts';
import { useDrawing } from '../useDrawing.ts';
import { firstMap, journeyChoices, journeysIn, type JourneyChoice } from './address.ts';
import { JourneyToolbar } from './JourneyToolbar.tsx';
import { PromiseFigure } from './PromiseFigure.tsx';
import { mapOf } from './mapOf.ts';
import { ShownStates } from './shown.ts';
import { useWalkedWays } from './useWalkedWays.ts';
import { mainKeys, otherKeys } from './keys.ts';
import { Walking } from './Walking.tsx';

/** The screens as they lead from one to the other: drawn as a map, and walked by pressing them. */
export function JourneyPlayer() {
  const { location, index } = useStorybookState();
  const { draw, onOffer } = useDrawing();
  const { search = '' } = location;
  const choice = React.useMemo(() => journeysIn(search), [search]);
  const shown = React.useMemo(() => new ShownStates(statesIn(index)), [index]);
  const promise = React.useMemo(
    () => (shown.byScreen.size === 0 ? undefined : symmetryPromise(journeys, shown)),
    [shown],
  );
  const walked = useWalkedWays();
  const choose = useChoose(journeyChoices);
  const searchField = React.useRef<HTMLInputElement>(null);
  const allKeys = useAllKeys(otherKeys);

  const goTo = (place: Place) => choose({ walk: [place], at: 0 });

  return (
    <ReviewPage theme={choice.theme} onOffer={onOffer}>
      <JourneyToolbar {...{ choice, shown, searchField }} onChoose={choose} onGo={goTo} />
      <Head {...{ choice, shown, walked }}>
        {choice.map === firstMap && promise !== undefined && <PromiseFigure {...promise} />}
      </Head>
      {draw !== undefined && shown.byScreen.size > 0 && (
        <Walking
          {...{ choice, shown, searchField, walked }}
          draw={draw}
          onChoose={choose}
          onAllKeys={allKeys.onToggle}
        />
      )}
      <KeyRow main={mainKeys} others={allKeys} />
    </ReviewPage>
  );
}

interface HeadProps {
  choice: JourneyChoice;
  shown: ShownStates;
  walked: ReadonlySet<string> | undefined;
  children: React.ReactNode;
}

function Head({ choice, shown, walked, children }: HeadProps) {
  const { title, text, lanes } = mapOf(choice.map, shown);
  // The map of a screen shows its neighbours as well.
  const screens = shown.byScreen.has(choice.map)
    ? [choice.map]
    : lanes.flatMap(({ nodes }) => nodes.map(({ screen }) => screen));
  return (
    <HeadRow>
      <div>
        <h1>{title}</h1>
        <p>
          {text} Press the screen, or a way, to walk on.{' '}
          {walked === undefined ? (
            <>
              Which ways tests walked is known after all of <code>npm run test:journeys</code>.
            </>
          ) : (
            walkedOf(namesOfWays(journeys.filter((each) => screens.includes(each.screen))), walked)
          )}
        </p>
      </div>
      {children}
    </HeadRow>
  );
}

/** How many ways of the screens on the map were walked, in a sentence. */
function walkedOf(names: readonly string[], walked: ReadonlySet<string>): string {
  const count = names.filter((name) => walked.has(name)).length;
  return `Tests walked ${count} of ${names.length} ways that are written for it.`;
}

const HeadRow = styled.header(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '10px 24px',
  '& > :first-child': { flex: '1 1 240px' },
  padding: '16px 24px 10px',
  h1: { margin: 0, fontSize: 22, fontWeight: theme.typography.weight.bold, lineHeight: '28px' },
  p: { margin: '2px 0 0', color: theme.barTextColor },
}));
