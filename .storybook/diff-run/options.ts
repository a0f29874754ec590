import { languages as allLanguages } from '../review/languages.ts';
import { themes as allThemes, widths as allWidths } from '../review/sheet-address.ts';

/** What is compared. */
export interface DiffOptions {
  commit: string;
  /** Parts of paths of story files. Without any, all are compared. */
  names: string[];
  languages: string[];
  themes: string[];
  widths: number[];
  /** Whether decisions about what no longer differs are deleted. */
  prune: boolean;
}

const usage =
  'Say what to compare with: npm run diff -- <commit> [names of components] [--languages=en,de] [--themes=day] [--widths=360,1280] [--all] [--prune]';

/**
 * The options of the command's words. By default all screens, in English and German, by day, at 360 and 1,280 px; `--all`
 * includes patterns, primitives and mails, and all languages, themes and widths. `--prune` deletes stale decisions.
 * @throws With a sentence where a word is not known.
 */
export function optionsIn(words: readonly string[]): DiffOptions {
  const all = words.includes('--all');
  const [commit, ...names] = words.filter((word) => !word.startsWith('--'));
  if (commit === undefined) throw new Error(usage);
  const unknown = words.find(
    (word) => word.startsWith('--') && !/^--(all$|prune$|(languages|themes|widths)=)/.test(word),
  );
  if (unknown !== undefined) throw new Error(`There is no ${unknown}. ${usage}`);

  const languageValues = allLanguages.map(({ value }) => value);
  const few = { languages: ['en', 'de'], themes: ['day'], widths: ['360', '1280'] };
  const chosen = (name: keyof typeof few, known: readonly (string | number)[]): string[] => {
    const every = known.map(String);
    const word = words.find((each) => each.startsWith(`--${name}=`))?.replace(/^.*=/, '');
    if (word === undefined) return all ? every : few[name];
    const asked = word === 'all' ? every : word.split(',');
    const wrong = asked.find((value) => !every.includes(value));
    if (wrong !== undefined) throw new Error(`There is no ${wrong} among ${name}: ${every.join(', ')}.`);
    return asked;
  };
  return {
    commit,
    names: names.length > 0 ? names : all ? [] : ['design-system/src/screens/'],
    languages: chosen('languages', languageValues),
    themes: chosen('themes', allThemes),
    widths: chosen('widths', allWidths).map(Number),
    prune: words.includes('--prune'),
  };
}
