import * as React from 'react';
import { textsFile, textsOfFiles, type AllTexts, type WrittenTexts } from './desk.ts';
import { keepEdits, keptEdits, onEdits, type Edits } from './edits.ts';
import type { AskedFor, Samples } from './events.ts';

/** What the copy desk knows and shows, as long as the manager is open. */
export interface DeskState {
  /** The sentence on show. */
  chosen: string | undefined;
  /** What a press may have meant, where several sentences say the same. */
  candidates: readonly string[];
  find: string;
  /** Whether what was found is on show, and not a sentence. */
  searching: boolean;
  written: WrittenTexts | undefined;
  /** The texts of `written`, by key. */
  texts: AllTexts;
  fault: string | undefined;
  samples: Samples;
  /** The stories that ask for each text. */
  readIn: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many stories are still to be read. */
  unread: number | undefined;
}

let state: DeskState = {
  chosen: undefined,
  candidates: [],
  find: '',
  searching: false,
  written: undefined,
  texts: new Map(),
  fault: undefined,
  samples: {},
  readIn: new Map(),
  unread: undefined,
};
const listeners = new Set<() => void>();

export function deskState(): DeskState {
  return state;
}

export function setDesk(next: Partial<DeskState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Calls back whenever it changes. Gives the function that ends it. */
export function onDesk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDesk(): DeskState {
  return React.useSyncExternalStore(onDesk, deskState);
}

/** The edits that this browser keeps. */
export function useEdits(): Edits {
  return React.useSyncExternalStore(onEdits, keptEdits);
}

let reading: Promise<void> | undefined;

/** Reads the texts as the files say them, once, or again. */
export function readTexts({ again = false } = {}): Promise<void> {
  if (again) reading = undefined;
  reading ??= fetchTexts().catch((fault: unknown) => {
    reading = undefined;
    setDesk({ fault: String(fault) });
  });
  return reading;
}

async function fetchTexts() {
  const response = await fetch(textsFile, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The texts could not be read: ${String(response.status)}`);
  const written = (await response.json()) as WrittenTexts;
  const texts = textsOfFiles(written.files);
  settleEdits(texts);
  setDesk({ written, texts, fault: undefined });
}

/** What the files say by now is no edit any more. */
function settleEdits(texts: AllTexts) {
  const edits = keptEdits();
  const open = Object.fromEntries(
    Object.entries(edits).map(([language, ofLanguage]) => [
      language,
      Object.fromEntries(
        Object.entries(ofLanguage).filter(([key, { text }]) => texts.get(language)?.get(key) !== text),
      ),
    ]),
  );
  if (JSON.stringify(open) !== JSON.stringify(edits)) keepEdits(open);
}

/** Notes which texts stories ask for. */
export function noteReadings(readings: readonly AskedFor[]): void {
  const readIn = new Map(state.readIn);
  const samples = { ...state.samples };
  for (const { storyId, samples: own } of readings) {
    for (const [key, each] of Object.entries(own)) {
      const stories = readIn.get(key);
      if (stories?.has(storyId) !== true) readIn.set(key, new Set([...(stories ?? []), storyId]));
      samples[key] ??= each;
    }
  }
  setDesk({ readIn, samples });
}
