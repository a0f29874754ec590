import { experimental_getStatusStore } from 'storybook/manager-api';

interface StoryMarks {
  /** Names the kind of mark, also in Storybook's own store. */
  typeId: string;
  value: 'status-value:modified' | 'status-value:warning';
  title: string;
  /** What is marked now: the ids of stories, and why. Undefined while it is not known. */
  marked: () => ReadonlyMap<string, ReadonlySet<string>> | undefined;
}

/** Gives the function that marks stories in the sidebar anew. */
export function storyMarks({ typeId, value, title, marked }: StoryMarks): () => void {
  const store = experimental_getStatusStore(typeId);
  let shown = '[]';

  return function mark() {
    const byStory = marked();
    if (byStory === undefined) return;
    const statuses = [...byStory].map(([storyId, reasons]) => ({
      ...{ storyId, typeId, value, title },
      description: [...reasons].join(', '),
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
}
