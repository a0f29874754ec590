import * as React from 'react';
import { styled } from 'storybook/theming';
import type { Drawing } from './drawing.ts';
import { languages, type ReviewLanguage } from './languages.ts';
import { Picture } from './Picture.tsx';
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
  draw: Drawing;
}

/** A state in all chosen languages. */
export function SheetRow({ state, place, first, sheet, draw }: SheetRowProps) {
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
            <Cell state={state} first={first} sheet={sheet} draw={draw} language={value} name={title} />
          </td>
        ))}
    </Root>
  );
}

interface CellProps extends Omit<SheetRowProps, 'place'> {
  language: ReviewLanguage;
  name: string;
}

function Cell({ state, first, sheet, draw, language, name }: CellProps) {
  const { theme, width, part } = sheet;
  const title = `${state.name}, ${name}`;
  const drawState = React.useCallback(
    (signal: AbortSignal) => draw(state, { language, theme }, signal),
    [draw, state, language, theme],
  );
  const drawFirst = React.useCallback(
    (signal: AbortSignal) => draw(first, { language, theme }, signal),
    [draw, first, language, theme],
  );

  return (
    <Frame>
      <Picture
        title={title}
        draw={drawState}
        width={width}
        shownWidth={shownWidths[width]}
        {...(part !== 'whole' && { shownHeight: partHeight })}
        {...(part === 'difference' && state.id !== first.id && { comparedWith: drawFirst })}
      />
      <a href={storyAddress(state.id, { language, theme })} aria-label={`Open ${title}`} />
    </Frame>
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

const Frame = styled.div(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: 'fit-content',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '& > a': { position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& > a:hover, & > a:focus-visible': { boxShadow: `inset 0 0 0 2px ${theme.color.secondary}`, outline: 0 },
}));
