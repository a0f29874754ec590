/** What a translator is told about a text. */
export interface Note {
  words: string;
  /** The part of the namespace that it is about. Without it, the whole namespace. */
  about?: string;
  /** The most characters, where the note names one number for what it is about. */
  most?: number;
  /** Whether the number is meant as "about". */
  roughly?: boolean;
}

/** The note for a text in the notes of its namespace: of the nearest part that has one. */
export function noteFor(notes: string, path: string): Note | undefined {
  const [introduction = '', ...items] = notes.replace(/^#.*\n/, '').split(/\n(?=- )/);
  let nearest: Note | undefined;
  for (const item of items) {
    const words = joined(item.replace(/^- /, ''));
    const [, heads = ''] = /^((?:`[^`]+`|[\s,])+|(?:`[^`]+`(?:, | and )?)+):/.exec(words) ?? [];
    const about = [...heads.matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => leadsTo(name, path));
    const longest = about.sort((one, other) => other.length - one.length)[0];
    if (longest === undefined || longest.length <= (nearest?.about?.length ?? 0)) continue;
    nearest = { words, about: longest, ...limit(words, path) };
  }
  const whole = joined(introduction);
  return nearest ?? (whole === '' ? undefined : { words: whole });
}

/** Whether a part, in which `…` stands for any keys, is the text's own or one that it lies in. */
function leadsTo(part: string, path: string): boolean {
  const pattern = part.split('…').map(escaped).join('.+');
  return new RegExp(`^${pattern}(?=\\.|_|$)`).test(path);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function joined(lines: string): string {
  return lines.trim().replace(/\s+/g, ' ');
}

/** The limit that holds for a whole text: of a sentence that names it, or that names nothing. */
function limit(words: string, path: string): Pick<Note, 'most' | 'roughly'> {
  const limits = words.split(/(?<=[.:;]) /).flatMap((sentence, place) => {
    const names = place === 0 ? [] : [...sentence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const speaksOfIt = names.length === 0 || names.some((name) => `.${path}.`.includes(`.${name}.`));
    return speaksOfIt
      ? [...sentence.matchAll(/(?<!together )at most (about )?(\d+) characters(?! beside)/gi)]
      : [];
  });
  const [[, about, number] = []] = limits;
  if (limits.length !== 1 || number === undefined) return {};
  return { most: Number(number), ...(about !== undefined && { roughly: true }) };
}
