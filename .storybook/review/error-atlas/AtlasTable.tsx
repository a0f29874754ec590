import * as React from 'react';
import { languageRecords } from '@stillpoint/translations';
import { styled } from 'storybook/theming';
import type { AtlasArea } from './atlas.ts';
import { AtlasRowView, type RowSurroundings } from './AtlasRowView.tsx';

/** Codes down, area by area; languages across. */
export function AtlasTable({ areas, surroundings }: { areas: AtlasArea[]; surroundings: RowSurroundings }) {
  const { columns, choice } = surroundings;
  const namedColumns = choice.view === 'pictures' ? [] : columns;

  return (
    <Root data-wide={choice.view === 'five'}>
      <colgroup>
        <col style={{ inlineSize: 204 }} />
        <col style={{ inlineSize: choice.view === 'two' ? 60 : 1 }} />
        {columns.map((language) => (
          <col key={language} />
        ))}
        <col style={{ inlineSize: 140 }} />
        <col style={{ inlineSize: 150 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            When
          </th>
          {choice.view === 'pictures' && (
            <th scope="col" colSpan={columns.length}>
              All five languages
            </th>
          )}
          {namedColumns.map((language) => (
            <th key={language} scope="col">
              {languageRecords[language].displayName}
            </th>
          ))}
          <th scope="col">Way on</th>
          <th scope="col">Was anything charged?</th>
        </tr>
      </thead>
      {areas.map(({ name, note, rows }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 4} data-area>
              {name}
              <span>{note}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <AtlasRowView key={row.code} row={row} surroundings={surroundings} />
          ))}
        </tbody>
      ))}
    </Root>
  );
}

const Root = styled.table(({ theme }) => ({
  inlineSize: '100%',
  minInlineSize: 900,
  // With less room, words of five languages are broken within.
  '&[data-wide="true"]': { minInlineSize: 1260 },
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  'thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    padding: '8px 16px 8px 0',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    background: theme.background.content,
    color: theme.barTextColor,
    fontSize: theme.typography.size.s1,
    textAlign: 'start',
  },
  'th[data-area]': {
    padding: '16px 0 6px',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    fontSize: theme.typography.size.s2,
    textAlign: 'start',
  },
  'th[data-area] span': {
    marginInlineStart: 8,
    color: theme.barTextColor,
    fontSize: theme.typography.size.s2 - 1,
    fontWeight: theme.typography.weight.regular,
  },
}));
