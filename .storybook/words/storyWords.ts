import type { Samples } from '../review/copy-desk/events.ts';
import { compared } from './found.ts';
import { noteAsked } from './record.ts';

/** What the story on show has asked for: the keys by what is read, and the samples of each key. */
export interface StoryWords {
  storyId: string;
  known: Map<string, Set<string>>;
  samples: Samples;
}

const current: StoryWords = { storyId: '', known: new Map(), samples: {} };
const listeners = new Set<() => void>();

/** The words of the story on show. */
export function storyWords(): StoryWords {
  return current;
}

/** Calls back when the story on show has asked for a text that it had not yet. */
export function onStoryWords(listener: () => void): void {
  listeners.add(listener);
}

/** Forgets the words of the story before, and notes those of this one. */
export function beginStory(storyId: string): void {
  noteAsked(note);
  if (storyId === current.storyId) return;
  current.storyId = storyId;
  current.known = new Map();
  current.samples = {};
}

function note({ key, result, samples }: Parameters<NonNullable<Parameters<typeof noteAsked>[0]>>[0]) {
  const read = compared(result);
  const keys = current.known.get(read) ?? new Set();
  if (keys.has(key)) return;
  keys.add(key);
  current.known.set(read, keys);
  current.samples[key] = samples;
  for (const listener of listeners) listener();
}
