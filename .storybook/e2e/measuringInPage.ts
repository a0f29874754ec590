import { lowContrast } from '../measuring/contrast.ts';
import { textsOnShow } from '../measuring/texts-on-show.ts';
import { wordProblems } from '../measuring/wordProblems.ts';

/** What the tests of measuring run in a page. */
export const measuring = {
  lowContrast,
  wordProblems: () => wordProblems(textsOnShow(document.body)),
};
