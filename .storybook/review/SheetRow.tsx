import * as React from 'react';
import { styled } from 'storybook/theming';
import type { Drawing } from './drawing.ts';
import { languages, type ReviewLanguage } from './languages.ts';
import { Picture } from './Picture.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { ProblemMarks } from './problems/ProblemMarks.tsx';
import { ProblemView } from './problems/ProblemView.tsx';
import type { ProblemAt } from './problems/reading.ts';
import type { Problem } from './problems/record.ts';
import { storyAddress, type Sheet } from './sheet-address.ts';
import type { State } from './states.ts';

/** Widths of pictures by the widths of the pages in them, and the height of one that shows a part. */
const shownWidths = { 360: 180, 768: 256, 1280: 320 };
const partHeight = 240;

interface SheetRowProps {
  state: State;
  /** Which of how many states this is. */
  place: string;
  /** What the others are compared with. */
  first: State;
  sheet: Sheet;
  /** Those of this state that are marked. */
  problems: readonly ProblemAt[];
  draw: Drawing;
}

/** A state in all chosen languages. */
export function SheetRow({ state, place, first, sheet, problems, draw }: SheetRowProps) {
  return (
    <Root>
      <th scope="row">
        <a href={storyAddress(state.id, { language: 'en', theme: sheet.theme })}>{state.name}</a>
        <Place>{place}</Place>
      </th>
      {languages
        .filter(({ value }) => sheet.languages.includes(value))
        .map(({ value, title }) => (
          <td key={value}>
            <Cell
              {...{ state, first, sheet, draw }}
              language={value}
              name={title}
              problems={problems.filter(({ language }) => language === value).map(({ problem }) => problem)}
            />
          </td>
        ))}
    </Root>
  );
}

interface CellProps extends Omit<SheetRowProps, 'place' | 'problems'> {
  language: ReviewLanguage;
  name: string;
  problems: readonly Problem[];
}

function Cell({ state, first, sheet, draw, language, name, problems }: CellProps) {
  const { theme, width, part } = sheet;
  const title = `${state.name}, ${name}`;
  const [opened, setOpened] = React.useState<Problem>();
  const outlined = problems.flatMap(({ place }) => (place === undefined ? [] : [place]));
  const drawState = React.useCallback(
    (signal: AbortSignal) => draw(state, { language, theme }, signal),
    [draw, state, language, theme],
  );
  const drawFirst = React.useCallback(
    (signal: AbortSignal) => draw(first, { language, theme }, signal),
    [draw, first, language, theme],
  );

  return (
    <Dimmed data-dimmed={sheet.only !== 'all' && problems.length === 0}>
      <PictureFrame title={title} href={storyAddress(state.id, { language, theme })}>
        <Picture
          title={title}
          draw={drawState}
          width={width}
          shownWidth={shownWidths[width]}
          outlined={outlined}
          {...(part !== 'whole' && { shownHeight: partHeight })}
          {...(part === 'difference' && state.id !== first.id && { comparedWith: drawFirst })}
        />
      </PictureFrame>
      {problems.length > 0 && <ProblemMarks problems={problems} title={title} onOpen={setOpened} />}
      {opened !== undefined && (
        <ProblemView
          {...{ state, language, title, sheet, draw }}
          problem={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Dimmed>
  );
}

const Root = styled.tr(({ theme }) => ({
  verticalAlign: 'top',
  th: {
    position: 'static',
    inlineSize: 150,
    minInlineSize: 150,
    paddingBlock: 16,
    boxShadow: 'none',
    lineHeight: 1.4,
  },
  td: { padding: '12px 12px 12px 0' },
  '& + &': { borderBlockStart: `1px solid ${theme.appBorderColor}` },
  'th a': { color: 'inherit', textDecoration: 'none' },
  'th a:hover': { color: theme.color.secondary },
}));

const Place = styled.small(({ theme }) => ({
  display: 'block',
  marginBlockStart: 4,
  color: theme.barTextColor,
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.regular,
}));

/** Beside pictures with problems, those without stand back until they are looked at. */
const Dimmed = styled.div({
  '&[data-dimmed="true"]': { opacity: 0.35 },
  '&[data-dimmed="true"]:hover, &[data-dimmed="true"]:focus-within': { opacity: 1 },
});
