import * as React from 'react';
import { languageRecords, type Language } from '@stillpoint/translations';
import { styled } from 'storybook/theming';
import type { Drawing } from '../drawing.ts';
import { storyAddress } from '../sheet-address.ts';
import type { State } from '../states.ts';
import type { AtlasChoice } from './address.ts';
import type { AtlasRow } from './atlas.ts';
import { ChargedMark } from './ChargedMark.tsx';
import type { AtlasEntry } from './entry.ts';
import { FiveLanguages } from './FiveLanguages.tsx';
import { StatePicture } from './StatePicture.tsx';
import { storyOf } from './story.ts';
import { shownWords } from './texts.ts';
import type { KnownTexts } from './useTexts.ts';
import { Words } from './Words.tsx';

/** What all rows are drawn with. */
export interface RowSurroundings {
  choice: AtlasChoice;
  /** The languages whose words stand in columns. */
  columns: readonly Language[];
  states: readonly State[];
  texts: KnownTexts['texts'];
  draw: Drawing | undefined;
  onToggle: (code: AtlasRow['code']) => void;
}

/** A code: when it is answered, what is said then, the way on and whether anything was charged. */
export function AtlasRowView({ row, surroundings }: { row: AtlasRow; surroundings: RowSurroundings }) {
  const { choice, columns, states, texts, draw, onToggle } = surroundings;
  const { code, entry } = row;
  const { second, theme, view } = choice;
  const state = storyOf(entry, states);
  const isRead = entry.for !== 'programs';
  const isOpen = isRead && (view === 'pictures' || choice.open === code);

  const openStory = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || state === undefined) return;
    event.preventDefault();
    window.location.assign(storyAddress(state.id, { language: second, theme }));
  };

  return (
    <>
      <Row data-open={isOpen} data-code={code}>
        <th scope="row">
          <button
            type="button"
            data-row-focus
            {...(isRead && { 'aria-expanded': isOpen })}
            onClick={() => onToggle(code)}
            onKeyDown={openStory}
          >
            {entry.name}
          </button>
          <code>{code}</code>
          <small>{entry.when}</small>
        </th>
        <td>
          {state !== undefined && draw !== undefined && texts[second] !== undefined && view === 'two' && (
            <StatePicture
              state={state}
              words={shownWords(entry, texts[second])}
              language={second}
              languageName={languageRecords[second].displayName}
              theme={theme}
              draw={draw}
              size="small"
            />
          )}
        </td>
        {isOpen || !isRead ? (
          <td colSpan={columns.length}>
            <Note>{noteOf(entry)}</Note>
          </td>
        ) : (
          columns.map((language) => (
            <td key={language} lang={languageRecords[language].locale}>
              <Words entry={entry} texts={texts[language]} />
            </td>
          ))
        )}
        <td>
          {entry.wayOn}
          {entry.for === 'pages' && <small>Nothing is said: the page deals with it</small>}
          {entry.for === 'anyReader' && <small>Words alone: no screen can be drawn</small>}
        </td>
        <td>
          <ChargedMark charged={entry.charged} />
        </td>
      </Row>
      {isOpen && (
        <Row data-open>
          <td colSpan={columns.length + 4}>
            <FiveLanguages row={row} surroundings={surroundings} />
          </td>
        </Row>
      )}
    </>
  );
}

/** Who reads it, in place of its words. */
function noteOf(entry: AtlasEntry): string {
  switch (entry.for) {
    case 'people':
      return 'All five languages, as people see them';
    case 'pages':
      return 'The page that follows, and the words of the answer, which it does not show';
    case 'anyReader':
      return 'All five languages, as words alone';
    case 'programs':
      return `Read by a program only: ${entry.reader}`;
  }
}

const Note = styled.span(({ theme }) => ({ color: theme.barTextColor }));

const Row = styled.tr(({ theme }) => ({
  verticalAlign: 'top',
  'th, td': {
    padding: '11px 16px 11px 0',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    fontSize: theme.typography.size.s2 - 1,
    fontWeight: theme.typography.weight.regular,
    lineHeight: '18px',
    textAlign: 'start',
    overflowWrap: 'break-word',
  },
  'th > button': {
    display: 'block',
    minBlockSize: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: theme.typography.size.s2,
    fontWeight: theme.typography.weight.bold,
    textAlign: 'start',
    cursor: 'pointer',
  },
  'th > button:hover': { color: theme.color.secondary },
  'th > code': {
    display: 'block',
    margin: 0,
    padding: 0,
    color: theme.barTextColor,
    fontFamily: theme.typography.fonts.mono,
    fontSize: 10.5,
  },
  small: { display: 'block', color: theme.barTextColor, fontSize: 11, lineHeight: '15px' },
  '&[data-open="true"] > *': { borderBlockEnd: 0, background: theme.base === 'dark' ? '#1d2a38' : '#f5faff' },
  '&[data-open="true"] > :first-child': {
    paddingInlineStart: 12,
    boxShadow: `3px 0 0 ${theme.color.secondary} inset`,
  },
  '&[data-open="true"] + &[data-open="true"]:not([data-code]) > *': {
    padding: '2px 12px 16px',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  },
}));
