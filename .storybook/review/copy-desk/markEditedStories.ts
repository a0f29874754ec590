import { SET_INDEX } from 'storybook/internal/core-events';
import { experimental_getStatusStore, type API } from 'storybook/manager-api';
import { statesIn } from '../states.ts';
import { deskState, onDesk } from './deskStore.ts';
import { keptEdits, onEdits } from './edits.ts';
import { readStories } from './readStories.ts';

const typeId = 'stillpoint/copy-desk';

/** Gives each story that has an edited sentence a dot in the sidebar. */
export function markEditedStories(api: API): void {
  const store = experimental_getStatusStore(typeId);
  let shown = '[]';

  const mark = () => {
    const byStory = new Map<string, Set<string>>();
    for (const ofLanguage of Object.values(keptEdits())) {
      for (const key of Object.keys(ofLanguage)) {
        for (const id of deskState().readIn.get(key) ?? [])
          byStory.set(id, (byStory.get(id) ?? new Set()).add(key));
      }
    }
    const statuses = [...byStory].map(([storyId, keys]) => ({
      storyId,
      typeId,
      value: 'status-value:modified' as const,
      title: 'Words edited',
      description: [...keys].join(', '),
      sidebarContextMenu: false,
    }));
    const next = JSON.stringify(statuses);
    if (next === shown) return;
    try {
      store.unset();
      store.set(statuses);
      shown = next;
    } catch {
      // Storybook's store of statuses is not ready yet, and says so by no event.
      setTimeout(mark, 1000);
    }
  };
  const follow = () => {
    mark();
    if (Object.keys(keptEdits()).length > 0) void readStories(statesIn(api.getIndex()?.entries));
  };
  onDesk(mark);
  onEdits(follow);
  // Edits of an earlier visit, once the index is there.
  api.on(SET_INDEX, follow);
}
