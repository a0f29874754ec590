import { experimental_getStatusStore } from 'storybook/manager-api';
import { diffState, onDiff, readDiff } from './diffStore.ts';
import { verdictOn } from './decisions.ts';
import { titleOf } from './sentences.ts';

const typeId = 'stillpoint/visual-diff';

/** Gives each story with a difference that is not approved a mark in the sidebar. */
export function markDifferentStories(): void {
  const store = experimental_getStatusStore(typeId);
  let shown = '[]';

  const mark = () => {
    const { report, decisions } = diffState();
    if (typeof report === 'string') return;
    const byStory = new Map<string, Set<string>>();
    for (const cause of report.causes) {
      if (verdictOn(cause, decisions) === 'approved') continue;
      for (const { id } of cause.pictures)
        byStory.set(id, (byStory.get(id) ?? new Set()).add(titleOf(cause)));
    }
    const statuses = [...byStory].map(([storyId, causes]) => ({
      storyId,
      typeId,
      value: 'status-value:warning' as const,
      title: 'Looks different',
      description: [...causes].join(', '),
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
  onDiff(mark);
  void readDiff();
}
