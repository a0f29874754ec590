import type { API } from 'storybook/manager-api';
import { componentOf } from '../sheet-address.ts';
import { deskState, setDesk } from './deskStore.ts';
import { shownEvent } from './events.ts';

/** Names of the choices in the address. */
export const choices = { sentence: 'sentence', find: 'find' } as const;

/** Shows a sentence, and goes to a story in which it is read, where the present one has it not. */
export function chooseSentence(
  api: API,
  key: string,
  { stay = false, candidates }: { stay?: boolean; candidates?: string[] } = {},
): void {
  const known = candidates ?? deskState().candidates;
  setDesk({ chosen: key, searching: false, candidates: known.includes(key) ? known : [key] });
  remember(api);
  api.emit(shownEvent, key);
  if (stay) return;

  const stories = deskState().readIn.get(key);
  const present = api.getUrlState().storyId ?? '';
  if (stories === undefined || stories.has(present)) return;
  const near = [...stories].find((id) => componentOf(id) === componentOf(present)) ?? [...stories][0];
  if (near !== undefined) api.selectStory(near);
}

/** Looks for sentences. */
export function findSentences(api: API, query: string): void {
  setDesk({ find: query, searching: query !== '' });
  remember(api);
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Writes the choices into the address: after all else that goes there, and not at each letter. */
function remember(api: API) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const { chosen = null, find } = deskState();
    api.applyQueryParams(
      { [choices.sentence]: chosen, [choices.find]: find === '' ? null : find },
      { replace: true },
    );
  }, 300);
}
