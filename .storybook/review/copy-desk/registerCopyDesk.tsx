import * as React from 'react';
import { EditIcon } from '@storybook/icons';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { Badge, ToggleButton } from 'storybook/internal/components';
import { addons, types, useGlobals, useStorybookApi, type API } from 'storybook/manager-api';
import { statesIn } from '../states.ts';
import { choices, chooseSentence } from './choose.ts';
import { CopyDeskPanel } from './CopyDeskPanel.tsx';
import { deskState, noteReadings, setDesk, useEdits } from './deskStore.ts';
import { countOf } from './edits.ts';
import { askedEvent, openEvent, pressedEvent, shownEvent, type AskedFor, type Pressed } from './events.ts';
import { markEditedStories } from './markEditedStories.ts';

const panelId = 'stillpoint/copy-desk/panel';
/** The screen on which the copy desk begins, as the contact sheet does. */
const firstScreen = 'screens-checkout-checkout';

/** Five languages and their checks are read well at this width, where it leaves room for a phone. */
const panelWidth = 600;
const wideWindow = 1300;

/** Adds the copy desk: its panel, the tool “Words”, and what they do when a text is pressed. */
export function registerCopyDesk(api: API) {
  addons.add(panelId, {
    type: types.PANEL,
    title: () => <PanelTitle />,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <CopyDeskPanel /> : null),
  });
  addons.add('stillpoint/copy-desk/words', {
    type: types.TOOL,
    title: 'Words',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <WordsButton />,
  });

  const [chosen, find = ''] = [api.getQueryParam(choices.sentence), api.getQueryParam(choices.find)];
  setDesk({ chosen, find, searching: chosen === undefined && find !== '' });
  if (chosen !== undefined || find !== '') openPanel(api);
  api.on(pressedEvent, ({ keys }: Pressed) => {
    const [first] = keys;
    if (first === undefined) return;
    chooseSentence(api, first, { stay: true, candidates: keys });
    openPanel(api);
  });
  api.on(askedEvent, (asked: AskedFor) => noteReadings([asked]));
  // A story that was loaded anew does not know which sentence is on show.
  api.on(STORY_RENDERED, () => api.emit(shownEvent, deskState().chosen ?? null));
  api.on(openEvent, () => {
    const states = statesIn(api.getIndex()?.entries);
    const stories = deskState().readIn.get(deskState().chosen ?? '');
    const begin = states.find(({ id }) => stories?.has(id) ?? id.startsWith(`${firstScreen}--`)) ?? states[0];
    openPanel(api);
    if (begin !== undefined) api.selectStory(begin.id);
    api.updateGlobals({ words: 'on' });
  });
  markEditedStories(api);
}

/** Beside the story: there a sentence is seen with its place. */
function openPanel(api: API) {
  if (api.getSelectedPanel() === panelId && api.getIsPanelShown()) return;
  api.togglePanelPosition('right');
  if (window.innerWidth >= wideWindow) api.setSizes({ rightPanelWidth: panelWidth });
  api.togglePanel(true);
  api.setSelectedPanel(panelId);
}

function PanelTitle() {
  const count = countOf(useEdits());
  return <>Copy desk {count > 0 && <Badge compact>{count}</Badge>}</>;
}

/** Lets a press on a text choose its sentence. */
function WordsButton() {
  const api = useStorybookApi();
  const [{ words }, updateGlobals] = useGlobals();
  const on = words === 'on';

  return (
    <ToggleButton
      variant="ghost"
      padding="small"
      pressed={on}
      ariaLabel={false}
      tooltip="Press any text to see and edit its sentence (at any time with the Alt key)"
      onClick={() => {
        updateGlobals({ words: on ? 'off' : 'on' });
        if (!on) openPanel(api);
      }}
    >
      <EditIcon />
      Words
    </ToggleButton>
  );
}
