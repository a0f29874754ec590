/** A sentence that was changed, and what the file said then. */
export interface Edit {
  text: string;
  before: string;
}

/** All changed sentences: by language, then by `namespace:path.to.key`. */
export type Edits = Readonly<Record<string, Readonly<Record<string, Edit>>>>;

/** Texts in place of those of the files, by language and key. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const place = 'stillpoint/copy-desk/edits';
const listeners = new Set<() => void>();
let read: { stored: string; edits: Edits } = { stored: '', edits: {} };

/** The edits that this browser keeps. The same object until they change. */
export function keptEdits(): Edits {
  const stored = localStorage.getItem(place) ?? '';
  if (stored !== read.stored) read = { stored, edits: parsed(stored) };
  return read.edits;
}

/** Keeps edits in this browser. Every page of Storybook that is open hears of it. */
export function keepEdits(edits: Edits): void {
  const own = Object.entries(edits).filter(([, ofLanguage]) => Object.keys(ofLanguage).length > 0);
  localStorage.setItem(place, JSON.stringify(Object.fromEntries(own)));
  for (const listener of listeners) listener();
}

/** Calls back whenever edits change, here or on another page. Gives the function that ends it. */
export function onEdits(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === place || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
}

/** Edits with one sentence changed: back to what the file says, it is none. `before` is what the file says now, which is seen beside it. */
export function withEdit(edits: Edits, language: string, key: string, { text, before }: Edit): Edits {
  const others = Object.entries(edits[language] ?? {}).filter(([each]) => each !== key);
  const own = text === before ? [] : [[key, { text, before }] as const];
  return { ...edits, [language]: Object.fromEntries([...others, ...own]) };
}

/** How many sentences were changed, each counted once a language. */
export function countOf(edits: Edits): number {
  return Object.values(edits).reduce((sum, ofLanguage) => sum + Object.keys(ofLanguage).length, 0);
}

/** The texts of edits alone. */
export function textsOf(edits: Edits): OwnTexts {
  return Object.fromEntries(
    Object.entries(edits).map(([language, ofLanguage]) => [
      language,
      Object.fromEntries(Object.entries(ofLanguage).map(([key, { text }]) => [key, text])),
    ]),
  );
}

/** What another version of this page, or a hand, has left there is not trusted. */
function parsed(stored: string): Edits {
  try {
    return editsIn(JSON.parse(stored)) ?? {};
  } catch {
    return {};
  }
}

/** Edits as they came from outside, or nothing where they are none. */
export function editsIn(value: unknown): Edits | undefined {
  if (!isRecord(value)) return undefined;
  const whole = Object.values(value).every(
    (ofLanguage) =>
      isRecord(ofLanguage) &&
      Object.values(ofLanguage).every(
        (edit) => isRecord(edit) && typeof edit.text === 'string' && typeof edit.before === 'string',
      ),
  );
  return whole ? (value as unknown as Edits) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
