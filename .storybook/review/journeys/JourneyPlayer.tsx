import * as React from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Place } from '../../../site/src/journeys/graph.ts';
import { symmetryPromise } from '../../../site/src/journeys/promise.ts';
import { journeys } from '../../../site/src/pages/generated/journeys.ts';
import { DrawingFrame } from '../DrawingFrame.tsx';
import type { Drawing } from '../drawing.ts';
import { KeyRow } from '../KeyRow.tsx';
import { statesIn } from '../states.ts';
import { applyTheme } from '../theme.ts';
import { useDrawing } from '../useDrawing.ts';
import { firstMap, journeysIn, type JourneyChoice } from './address.ts';
import { JourneyToolbar } from './JourneyToolbar.tsx';
import { PromiseFigure } from './PromiseFigure.tsx';
import { mapOf } from './mapOf.ts';
import { ShownStates } from './shown.ts';
import { useChoose } from './useWalk.ts';
import { journeyKeys } from './useJourneyKeys.ts';
import { Walking } from './Walking.tsx';

/** The screens as they lead from one to the other: drawn as a map, and walked by pressing them. */
export function JourneyPlayer() {
  const { location, index } = useStorybookState();
  const api = useStorybookApi();
  const { draw, onOffer } = useDrawing();
  const { search = '' } = location;
  const choice = React.useMemo(() => journeysIn(search), [search]);
  const shown = React.useMemo(() => new ShownStates(statesIn(index)), [index]);
  const promise = React.useMemo(
    () => (shown.byScreen.size === 0 ? undefined : symmetryPromise(journeys, shown)),
    [shown],
  );
  const choose = useChoose();
  const searchField = React.useRef<HTMLInputElement>(null);
  const [allKeys, setAllKeys] = React.useState(false);

  React.useEffect(() => {
    applyTheme(api);
    return () => applyTheme(api);
  }, [api, choice.theme]);

  const goTo = (place: Place) => choose({ walk: [place], at: 0 });

  return (
    <Root>
      {onOffer !== undefined && <DrawingFrame onReady={onOffer} />}
      <JourneyToolbar {...{ choice, shown, searchField }} onChoose={choose} onGo={goTo} />
      <Head choice={choice} shown={shown}>
        {choice.map === firstMap && promise !== undefined && <PromiseFigure {...promise} />}
      </Head>
      {draw !== undefined && shown.byScreen.size > 0 && (
        <Walking
          {...{ choice, shown, searchField }}
          draw={draw satisfies Drawing}
          onChoose={choose}
          onAllKeys={() => setAllKeys((all) => !all)}
        />
      )}
      <KeyRow {...journeyKeys} all={allKeys} onToggle={() => setAllKeys((all) => !all)} />
    </Root>
  );
}

interface HeadProps {
  choice: JourneyChoice;
  shown: ShownStates;
  children: React.ReactNode;
}

function Head({ choice, shown, children }: HeadProps) {
  const { title, text } = mapOf(choice.map, shown);
  return (
    <header>
      <div>
        <h1>{title}</h1>
        <p>{text} Press the screen, or a way, to walk on.</p>
      </div>
      {children}
    </header>
  );
}

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  header: { display: 'flex', flex: 'none', alignItems: 'flex-end', gap: 24, padding: '16px 24px 10px' },
  h1: { margin: 0, fontSize: 22, fontWeight: theme.typography.weight.bold, lineHeight: '28px' },
  'header p': { margin: '2px 0 0', color: theme.barTextColor },
  kbd: {
    display: 'inline-block',
    minInlineSize: 18,
    padding: '0 5px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.content,
    color: theme.barTextColor,
    font: `700 11px/16px ${theme.typography.fonts.base}`,
    textAlign: 'center',
  },
}));
