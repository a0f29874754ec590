import * as React from 'react';
import { styled } from 'storybook/theming';
import { Choice } from './Choice.tsx';
import { languages, type ReviewLanguage } from './languages.ts';
import { parts, type Sheet } from './sheet-address.ts';
import { useOpenSheet } from './useOpenSheet.ts';

const partNames = { difference: 'What differs', top: 'Top', whole: 'Whole page' };
const partSentences = {
  difference: 'Each picture shows where the state differs from the first.',
  top: 'Each picture shows the top of its page.',
  whole: 'Each picture shows its whole page.',
};

interface SheetHeadProps {
  sheet: Sheet;
  title: string;
  /** How many states there are. */
  count: number;
}

/** What a contact sheet shows, in words, and the choice of its languages and of what is seen of each page. */
export function SheetHead({ sheet, title, count }: SheetHeadProps) {
  const openSheet = useOpenSheet();

  return (
    <Root>
      <div>
        <h1>{title}</h1>
        <p>
          {count} {count === 1 ? 'state' : 'states'}, in {sheet.languages.length} of {languages.length}{' '}
          languages. {partSentences[sheet.part]}
        </p>
        <fieldset>
          <legend>Languages</legend>
          {languages.map(({ value, title: name }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={sheet.languages.includes(value)}
                onChange={() => openSheet({ ...sheet, languages: switched(sheet.languages, value) })}
              />
              {name}
            </label>
          ))}
        </fieldset>
      </div>
      <Choice
        label="Part of each page"
        values={parts}
        nameOf={(part) => partNames[part]}
        chosen={sheet.part}
        onChoose={(part) => openSheet({ ...sheet, part })}
      />
    </Root>
  );
}

/** Without the language that was there, or with the one that was not. All of them, where none would be left. */
function switched(shown: ReviewLanguage[], language: ReviewLanguage): ReviewLanguage[] {
  const all = languages.map(({ value }) => value);
  const next = all.filter((each) => (each === language) !== shown.includes(each));
  return next.length > 0 ? next : all;
}

const Root = styled.div(({ theme }) => ({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlockEnd: 16,
  h1: { margin: 0, fontSize: theme.typography.size.l1, fontWeight: theme.typography.weight.bold },
  p: { margin: '4px 0 12px', color: theme.barTextColor },
  fieldset: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, padding: 0, border: 0 },
  legend: {
    float: 'inline-start',
    padding: 0,
    marginInlineEnd: 16,
    fontWeight: theme.typography.weight.bold,
  },
  label: { display: 'flex', alignItems: 'center', gap: 6, minBlockSize: 24, cursor: 'pointer' },
  input: { margin: 0 },
}));
