import type { State } from 'storybook/manager-api';

/** The stories of a component, in the order in which they are written: a screen's states. */
export function statesOf(component: string, index: State['index']) {
  return Object.values(index ?? {}).filter(
    (entry) => entry.type === 'story' && entry.id.startsWith(`${component}--`),
  );
}
