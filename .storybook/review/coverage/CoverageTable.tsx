import * as React from 'react';
import { styled } from 'storybook/theming';
import { languages } from '../languages.ts';
import { journeysAddress } from '../journeys/address.ts';
import { sheetAddress, storyAddress, widths } from '../sheet-address.ts';
import type { CoverageChoice } from './address.ts';
import { sentenceOf, type Area, type Cell, type Row } from './rows.ts';

type Theme = CoverageChoice['theme'];

interface CoverageTableProps {
  areas: readonly Area[];
  /** That what a cell opens is shown in. */
  theme: Theme;
}

/** Screens downwards, languages and widths across. A cell opens the story, or the contact sheet where there are problems. */
export function CoverageTable({ areas, theme }: CoverageTableProps) {
  const shown = languages.filter(({ value }) =>
    areas[0]?.rows[0]?.cells.some((cell) => cell.language === value),
  );

  return (
    <Root>
      <caption>
        <span data-mark="complete" /> Complete <span data-mark="problems">2</span> To look at{' '}
        <span data-mark="stale" /> Changed since <span data-mark="absent" /> Not measured. Three signs in a
        language: {widths.join(', ')}.
      </caption>
      <thead>
        <tr>
          <th scope="col">Screen</th>
          {shown.map(({ value, title }) => (
            <th key={value} scope="colgroup" colSpan={widths.length}>
              {title}
            </th>
          ))}
          {['States', 'Ways', 'Codes', 'Sentences'].map((name) => (
            <th key={name} scope="col" data-number>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {areas.map(({ name, rows }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={1 + shown.length * widths.length + 4} data-area>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <RowView key={row.component} row={row} theme={theme} />
          ))}
        </tbody>
      ))}
    </Root>
  );
}

function RowView({ row, theme }: { row: Row; theme: Theme }) {
  const { first, title, states, cells, ways, codes, texts } = row;

  return (
    <tr data-coverage-row>
      <th scope="row">
        <a href={storyAddress(first.id, { language: 'en', theme })}>{title}</a>
      </th>
      {cells.map((cell) => (
        <td key={`${cell.language} ${cell.width}`} data-first={cell.width === widths[0]}>
          <CellView cell={cell} row={row} theme={theme} />
        </td>
      ))}
      <td data-number>{states}</td>
      <td data-number>
        <a href={`./?path=${journeysAddress({ map: screenOf(row), theme })}`}>{ways}</a>
      </td>
      <td data-number>{codes === 0 ? '–' : codes}</td>
      <td data-number>{texts ?? '–'}</td>
    </tr>
  );
}

function CellView({ cell, row, theme }: { cell: Cell; row: Row; theme: Theme }) {
  const { language, width, problems } = cell;
  const address =
    problems > 0
      ? `./?path=${sheetAddress({ component: row.component, theme, width: widthOf(width), only: 'problems' })}`
      : storyAddress(row.first.id, { language, theme });
  const said = `${row.title}, ${language}, ${width}: ${sentenceOf(cell)}`;

  return (
    <a href={address} aria-label={said} title={sentenceOf(cell)}>
      <span data-mark={markOf(cell)}>{problems > 0 && problems}</span>
    </a>
  );
}

function markOf({ problems, isGap, stale }: Cell): 'problems' | 'complete' | 'stale' | 'absent' {
  if (problems > 0) return 'problems';
  if (!isGap) return 'complete';
  return stale > 0 ? 'stale' : 'absent';
}

function widthOf(width: number) {
  return widths.find((each) => each === width) ?? widths[0];
}

function screenOf({ first }: Row): string {
  return first.importPath.replace(/^.*\/|\.stories\.tsx$/g, '');
}

const Root = styled.table(({ theme }) => ({
  inlineSize: '100%',
  minInlineSize: 900,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  caption: {
    position: 'sticky',
    insetInlineStart: 0,
    maxInlineSize: 'calc(100cqi - 48px)',
    padding: '4px 0 10px',
    color: theme.barTextColor,
    textAlign: 'start',
  },
  'caption span': { marginInlineStart: 10, verticalAlign: 'middle' },
  th: { textAlign: 'start', fontWeight: theme.typography.weight.bold },
  'thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    padding: '8px 0 8px 12px',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    background: theme.background.content,
    fontSize: theme.typography.size.s1,
  },
  'th[data-area]': {
    padding: '14px 0 4px',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    color: theme.barTextColor,
    fontSize: theme.typography.size.s1,
  },
  'thead th:first-child': { paddingInlineStart: 0 },
  'thead [colspan]': { paddingInlineStart: 20 },
  'tbody th[scope=row]': { fontWeight: theme.typography.weight.regular, whiteSpace: 'nowrap' },
  'tbody tr:hover': { background: theme.background.hoverable },
  td: { padding: 0 },
  'td[data-first=true]': { paddingInlineStart: 12 },
  'thead [data-number], td[data-number]': { paddingInlineStart: 12, textAlign: 'end' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 24,
    minBlockSize: 24,
    color: 'inherit',
    textDecoration: 'none',
  },
  'td > a': { justifyContent: 'center' },
  'a:hover': { textDecoration: 'underline' },
  'a:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -1 },
  '[data-mark]': { display: 'inline-block', inlineSize: 8, blockSize: 8, borderRadius: '50%' },
  '[data-mark=complete]': { background: theme.base === 'dark' ? '#5cc58a' : '#2e8b57' },
  '[data-mark=absent]': { border: `2px solid ${theme.barTextColor}` },
  '[data-mark=stale]': {
    border: `2px solid ${theme.barTextColor}`,
    background: `linear-gradient(90deg, ${theme.barTextColor} 50%, transparent 50%)`,
  },
  '[data-mark=problems]': {
    inlineSize: 'auto',
    minInlineSize: 18,
    blockSize: 18,
    padding: '0 3px',
    border: `1px solid ${theme.base === 'dark' ? '#b8862f' : '#d99a2b'}`,
    borderRadius: 4,
    background: theme.base === 'dark' ? '#4a3410' : '#fff3dc',
    color: theme.base === 'dark' ? '#ffe2b3' : '#5f3500',
    fontSize: 11,
    fontWeight: theme.typography.weight.bold,
    lineHeight: '16px',
    textAlign: 'center',
  },
}));
