import type { StoryAddress } from './drawing.ts';

/** What is read of an entry of Storybook's index. */
export interface Entry {
  type: string;
  id: string;
  name: string;
  title?: string;
  importPath?: string;
  exportName?: string;
  tags?: string[];
}

/** A story that shows a state. */
export interface State extends StoryAddress {
  id: string;
  name: string;
  title: string;
}

/** The states of a component, in the order in which they are written; of all components, without one. */
export function statesIn(index: Record<string, Entry> | undefined, component?: string): State[] {
  return Object.values(index ?? {}).flatMap((entry) => {
    const { type, id, name, title, importPath, exportName, tags = [] } = entry;
    // What a story shows once it has played is not the state that it begins with.
    if (type !== 'story' || tags.includes('play-fn')) return [];
    if (title === undefined || importPath === undefined || exportName === undefined) return [];
    if (component !== undefined && !id.startsWith(`${component}--`)) return [];
    return [{ id, name, title, importPath, exportName }];
  });
}
