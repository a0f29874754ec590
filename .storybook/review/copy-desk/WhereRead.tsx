import * as React from 'react';
import type { Language } from '@stillpoint/translations';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Drawing } from '../drawing.ts';
import { Picture } from '../Picture.tsx';
import { componentOf } from '../sheet-address.ts';
import { statesIn, type State } from '../states.ts';
import { useOpenSheet } from '../useOpenSheet.ts';
import { useDesk, useEdits } from './deskStore.ts';
import { textsOf } from './edits.ts';
import { colours, Soft } from './style.ts';
import { useSettled } from './useSettled.ts';

/** How many states have a picture. All others are one press away. */
const most = 8;
const pictureHeight = 96;

interface WhereReadProps {
  chosen: string;
  language: Language;
  draw: Drawing | undefined;
}

/** The states in which a sentence is read, each as a small picture of its place. */
export function WhereRead({ chosen, language, draw }: WhereReadProps) {
  const api = useStorybookApi();
  const openSheet = useOpenSheet();
  const { storyId, index } = useStorybookState();
  const { readIn, unread } = useDesk();
  const stories = readIn.get(chosen);
  const states = React.useMemo(() => {
    const own = statesIn(index).filter(({ id }) => stories?.has(id) === true);
    // The one on show first, and those beside it.
    const rank = ({ id }: State) => (id === storyId ? 0 : componentOf(id) === componentOf(storyId) ? 1 : 2);
    return own.sort((one, other) => rank(one) - rank(other));
  }, [index, stories, storyId]);

  const [first, ...others] = states;
  const open = (id: string, { theme, width }: PlaceLook) => {
    api.updateGlobals({ theme, viewport: { value: width === 360 ? 'phone' : 'desktop', isRotated: false } });
    api.selectStory(id);
  };

  return (
    <section aria-label="Where people read it">
      <Heading>
        Where people read it{' '}
        <Soft>
          {states.length === 1 ? '1 state' : `${String(states.length)} states`}
          {unread !== 0 && ', still looking'}
        </Soft>
      </Heading>
      {first === undefined && unread === 0 && (
        <Soft as="p">
          In no state as the server draws it: a mail, a message of the server, or words that a script adds.
        </Soft>
      )}
      <Places>
        {first !== undefined &&
          looks.map((look) => (
            <Place
              key={`${look.theme} ${String(look.width)}`}
              {...{ chosen, language, draw, look, onOpen: open }}
              state={first}
            />
          ))}
        {others.slice(0, most).map((state) => (
          <Place key={state.id} {...{ chosen, language, draw, state, onOpen: open }} look={looks[0]} named />
        ))}
        {others.length > most && first !== undefined && (
          <li>
            <More type="button" onClick={() => openSheet({ component: componentOf(first.id) })}>
              + {others.length - most}
            </More>
          </li>
        )}
      </Places>
    </section>
  );
}

interface PlaceLook {
  theme: 'day' | 'night';
  width: 360 | 1280;
  shownWidth: number;
}

const looks = [
  { theme: 'day', width: 360, shownWidth: 148 },
  { theme: 'night', width: 360, shownWidth: 148 },
  { theme: 'day', width: 1280, shownWidth: 220 },
] as const satisfies PlaceLook[];

interface PlaceProps extends WhereReadProps {
  state: State;
  look: PlaceLook;
  /** Whether the state is said below, and not the look. */
  named?: boolean;
  onOpen: (id: string, look: PlaceLook) => void;
}

/** A picture of where a sentence stands: the first place that would differ if it said something else. */
function Place({ chosen, language, draw, state, look, named = false, onOpen }: PlaceProps) {
  const { theme, width, shownWidth } = look;
  const edits = useSettled(useEdits());
  const drawPlace = React.useMemo(
    () => draw && ((signal: AbortSignal) => draw(state, { language, theme, texts: textsOf(edits) }, signal)),
    [draw, state, language, theme, edits],
  );
  const drawOther = React.useMemo(
    () =>
      draw &&
      ((signal: AbortSignal) =>
        draw(state, { language, theme, texts: { [language]: { [chosen]: '\u2026' } } }, signal)),
    [draw, state, language, theme, chosen],
  );
  const title = `${state.title.split('/').at(-1) ?? ''}, ${state.name}`;
  const lookName = `${String(width)}, ${theme}`;

  return (
    <li style={{ inlineSize: shownWidth }}>
      <Shown
        type="button"
        aria-label={`${title}, ${lookName}`}
        title={title}
        onClick={() => onOpen(state.id, look)}
      >
        {drawPlace !== undefined && drawOther !== undefined && (
          <Picture
            title={`${title}, ${lookName}`}
            draw={drawPlace}
            comparedWith={drawOther}
            width={width}
            shownWidth={shownWidth}
            shownHeight={pictureHeight}
          />
        )}
      </Shown>
      <Soft>{named ? title : lookName}</Soft>
    </li>
  );
}

const Heading = styled.h3(({ theme }) => ({
  margin: '14px 0 8px',
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: theme.typography.weight.bold,
  span: { marginInlineStart: 6, fontWeight: theme.typography.weight.regular },
}));

const Places = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: '0 0 14px',
});

const Shown = styled.button(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: pictureHeight,
  padding: 0,
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
  background: theme.background.hoverable,
  cursor: 'pointer',
}));

const More = styled.button(({ theme }) => ({
  inlineSize: 64,
  blockSize: pictureHeight,
  border: 0,
  borderRadius: 4,
  background: theme.background.hoverable,
  color: colours(theme).soft,
  font: 'inherit',
  fontWeight: theme.typography.weight.bold,
  cursor: 'pointer',
}));
