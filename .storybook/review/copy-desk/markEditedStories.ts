import { SET_INDEX } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { statesIn } from '../states.ts';
import { storyMarks } from '../storyMarks.ts';
import { deskState, onDesk } from './deskStore.ts';
import { keptEdits, onEdits } from './edits.ts';
import { readStories } from './readStories.ts';

/** Gives each story that has an edited sentence a dot in the sidebar. */
export function markEditedStories(api: API): void {
  const mark = storyMarks({
    ...{ typeId: 'stillpoint/copy-desk', value: 'status-value:modified', title: 'Words edited' },
    marked: () => {
      const byStory = new Map<string, Set<string>>();
      for (const ofLanguage of Object.values(keptEdits())) {
        for (const key of Object.keys(ofLanguage)) {
          for (const id of deskState().readIn.get(key) ?? [])
            byStory.set(id, (byStory.get(id) ?? new Set()).add(key));
        }
      }
      return byStory;
    },
  });
  const follow = () => {
    mark();
    if (Object.keys(keptEdits()).length > 0) void readStories(statesIn(api.getIndex()?.entries));
  };
  onDesk(mark);
  onEdits(follow);
  // Edits of an earlier visit, once the index is there.
  api.on(SET_INDEX, follow);
}
