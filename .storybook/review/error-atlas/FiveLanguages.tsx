import * as React from 'react';
import { languageRecords, languages } from '@stillpoint/translations';
import { styled } from 'storybook/theming';
import type { AtlasRow } from './atlas.ts';
import type { RowSurroundings } from './AtlasRowView.tsx';
import { StatePicture } from './StatePicture.tsx';
import { storyOf } from './story.ts';
import { shownWords } from './texts.ts';
import { Words } from './Words.tsx';

/** What a code shows and says in each language. */
export function FiveLanguages({ row, surroundings }: { row: AtlasRow; surroundings: RowSurroundings }) {
  const { states, draw, texts, choice } = surroundings;
  const state = storyOf(row.entry, states);

  return (
    <Root>
      {languages.map((language) => (
        <li key={language}>
          {state !== undefined && draw !== undefined && texts[language] !== undefined && (
            <StatePicture
              state={state}
              words={shownWords(row.entry, texts[language])}
              language={language}
              languageName={languageRecords[language].displayName}
              theme={choice.theme}
              draw={draw}
              size="large"
            />
          )}
          <h3>{languageRecords[language].displayName}</h3>
          <p lang={languageRecords[language].locale}>
            <Words entry={row.entry} texts={texts[language]} />
          </p>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  h3: {
    margin: '8px 0 0',
    color: theme.barTextColor,
    fontSize: theme.typography.size.s1,
    lineHeight: '16px',
  },
  p: { margin: 0, fontSize: theme.typography.size.s1, lineHeight: '16px' },
}));
