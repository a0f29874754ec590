/** What is measured. */
export interface ReviewOptions {
  /** Whether it measures again what a change touches. */
  watch: boolean;
  /** Whether everything is measured, so that records of other stories are of none any more. Never with names. */
  all: boolean;
  /** Parts of paths of story files. Without any, all are measured. */
  names: string[];
}

/**
 * The options of the command's words. By default all screens.
 * @throws With a sentence where a word is not known.
 */
export function optionsIn(words: readonly string[]): ReviewOptions {
  const unknown = words.find((word) => word.startsWith('-') && !/^--(watch|all)$/.test(word));
  if (unknown !== undefined)
    throw new Error(`There is no ${unknown}. Say: npm run review -- [names of components] [--watch] [--all]`);
  const names = words.filter((word) => !word.startsWith('-'));
  const all = words.includes('--all') && names.length === 0;
  return {
    watch: words.includes('--watch'),
    all,
    names: names.length > 0 || all ? names : ['design-system/src/screens/'],
  };
}
