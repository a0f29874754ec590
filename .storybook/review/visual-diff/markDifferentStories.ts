import { storyMarks } from '../storyMarks.ts';
import { diffState, onDiff, readDiff } from './diffStore.ts';
import { verdictOn } from './decisions.ts';
import { titleOf } from './sentences.ts';

/** Gives each story with a difference that is not approved a mark in the sidebar. */
export function markDifferentStories(): void {
  const mark = storyMarks({
    ...{ typeId: 'stillpoint/visual-diff', value: 'status-value:warning', title: 'Looks different' },
    marked: () => {
      const { report, decisions } = diffState();
      if (typeof report === 'string') return undefined;
      const byStory = new Map<string, Set<string>>();
      for (const cause of report.causes) {
        if (verdictOn(cause, decisions) === 'approved') continue;
        for (const { id } of cause.pictures)
          byStory.set(id, (byStory.get(id) ?? new Set()).add(titleOf(cause)));
      }
      return byStory;
    },
  });
  onDiff(mark);
  void readDiff();
}
