import * as React from 'react';
import { languages } from '@stillpoint/translations';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { inDevelopment } from '../inDevelopment.ts';
import { componentOf } from '../sheet-address.ts';
import { statesIn } from '../states.ts';
import { chooseSentence, findSentences } from './choose.ts';
import { useDesk } from './deskStore.ts';
import { DeskView } from './DeskView.tsx';
import { readStories } from './readStories.ts';
import { useBesideStory } from './useBesideStory.ts';
import { WhereRead } from './WhereRead.tsx';

/** The copy desk beside a story. */
export function CopyDeskPanel() {
  const api = useStorybookApi();
  const { index, storyId } = useStorybookState();
  const [globals, updateGlobals] = useGlobals();
  const { draw, read } = useBesideStory();
  const { chosen, readIn } = useDesk();
  const language = languages.find((each) => each === globals.language);
  const states = React.useMemo(() => new Map(statesIn(index).map((state) => [state.id, state])), [index]);

  React.useEffect(() => {
    // Beside a story, the tabs may be more than there is room for, once the panel has its width.
    const timer = setTimeout(() => {
      const tab = document.querySelector('[role="tab"][aria-selected="true"]');
      tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
    }, 500);
    return () => clearTimeout(timer);
  }, [storyId, chosen]);
  React.useEffect(() => {
    const own = [...states.values()].filter(({ id }) => componentOf(id) === componentOf(storyId));
    void readStories([...new Set([...own, ...states.values()])], read);
  }, [states, read, storyId]);

  const component = storyId && componentOf(storyId);
  const isNear = React.useCallback(
    (key: string) => [...(readIn.get(key) ?? [])].some((id) => componentOf(id) === component),
    [readIn, component],
  );

  return (
    <DeskView
      isNear={isNear}
      language={language}
      readingOf={(key) => {
        const [id = '', ...others] = readIn.get(key) ?? [];
        const state = states.get(id);
        if (state === undefined) return undefined;
        const place = `${state.title.split('/').at(-1) ?? ''}, ${state.name}`;
        return { place, states: others.length + 1 };
      }}
      writable={inDevelopment()}
      hint="With the tool “Words”, or at any time with the Alt key."
      onChoose={(key, found) => {
        // Chosen in the panel itself, a sentence stays with its story; what was found leads to one.
        chooseSentence(api, key, { stay: found === undefined });
        if (found !== undefined && found !== language) updateGlobals({ language: found });
      }}
      onFind={(query) => findSentences(api, query)}
    >
      {(sentence) => <WhereRead chosen={sentence} language={language ?? 'en'} draw={draw} />}
    </DeskView>
  );
}
