import { namesOfWays } from '../../../site/src/journeys/walked.ts';
import { journeys } from '../../../site/src/pages/generated/journeys.ts';
import kept from '../../figures/figures.json';
import { atlas, missing } from '../error-atlas/atlas.ts';
import type { CoverageReading } from './reading.ts';
import type { Area } from './rows.ts';

/** How many of how many, and what is counted. */
export interface ShownFigure {
  name: string;
  text: string;
  reached: number;
  of: number;
}

/** What stands above the table. Pictures and texts that are seen are those of the last `npm run review`. */
export function shownFigures(
  areas: readonly Area[],
  { textsSeen }: CoverageReading,
  walked: ReadonlySet<string> | undefined,
): ShownFigure[] {
  const rows = areas.flatMap((area) => area.rows);
  const cells = rows.flatMap((row) => row.cells);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const coded = sum(atlas.map((area) => area.rows.length));
  const ways = namesOfWays(journeys);
  return [
    {
      name: 'Pictures',
      text: 'States measured as they are now, in five languages at three widths.',
      reached: sum(cells.map(({ measured }) => measured)),
      of: sum(cells.map(({ states }) => states)),
    },
    {
      name: 'Codes with words',
      text: 'Each code that the backend answers stands in the error atlas.',
      reached: coded,
      of: coded + missing.length,
    },
    {
      name: 'Ways walked',
      text:
        walked === undefined
          ? 'Not known: npm run test:journeys, as a whole, keeps which ways it walks.'
          : 'Playwright’s journeys went the way the last time that all of them ran.',
      reached: ways.filter((way) => walked?.has(way)).length,
      of: walked === undefined ? 0 : ways.length,
    },
    {
      name: 'Sentences seen',
      text: 'A measured state asks for the text.',
      reached: textsSeen.of - textsSeen.unseen.length,
      of: textsSeen.of,
    },
    {
      name: 'Sentences noted',
      text: 'A note for translators speaks of the sentence, or of its part.',
      ...kept.textsNoted,
    },
    {
      name: 'Props described',
      text: 'The page of the component says what the prop is.',
      ...kept.propsDescribed,
    },
  ];
}
