import * as React from 'react';
import { styled } from 'storybook/theming';
import { Choice } from '../Choice.tsx';
import { languages } from '../languages.ts';
import { PlainButton } from '../PlainButton.tsx';
import type { Sheet, SheetFilter } from '../sheet-address.ts';
import type { State } from '../states.ts';
import { useOpenSheet } from '../useOpenSheet.ts';
import { problemKinds } from './record.ts';
import { kindNames } from './sentences.ts';
import { reviewCommand, type SheetProblems } from './sheetProblems.ts';

interface ProblemBarProps {
  sheet: Sheet;
  states: readonly [State, ...State[]];
  /** None, where the component was not measured. */
  problems: SheetProblems | undefined;
}

/** The choice of pictures by their problems, how many there are of each kind, and when they were measured. */
export function ProblemBar({ sheet, states, problems }: ProblemBarProps) {
  const openSheet = useOpenSheet();
  const command = <code>{reviewCommand(states[0])}</code>;
  if (problems === undefined) {
    return (
      <Root>
        <p role="status">
          Clipped words, copied English and the like were not looked for yet: {command} does.
        </p>
      </Root>
    );
  }

  const { all, counts, notMeasured, measured } = problems;
  const only = sheet.only !== 'all';
  const kinds = problemKinds.filter((kind) => counts[kind] > 0 || kind === sheet.only);
  const first: SheetFilter = only ? 'problems' : 'all';
  const nameOf = (filter: SheetFilter) => {
    if (filter === 'all') return `All pictures ${states.length * sheet.languages.length}`;
    return filter === 'problems' ? `All problems ${all.length}` : `${kindNames[filter]} ${counts[filter]}`;
  };

  return (
    <Root>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={only}
          onChange={() => openSheet({ ...sheet, only: only ? 'all' : 'problems' })}
        />
        Only problems <kbd>P</kbd>
      </label>
      <Choice
        label="Kind of problem"
        values={[first, ...kinds]}
        nameOf={nameOf}
        chosen={sheet.only}
        onChoose={(filter) => openSheet({ ...sheet, only: filter })}
      />
      <p role="status">
        {notMeasured === 0 ? (
          <>Measured {timeOf(measured)}</>
        ) : (
          <>
            {notMeasured} of {states.length} states {notMeasured === 1 ? 'was' : 'were'} not measured since
            the last change: {command} does.
          </>
        )}
      </p>
    </Root>
  );
}

/** Says that nothing is wrong, with the way back. */
export function NoProblems({ sheet, count }: { sheet: Sheet; count: number }) {
  const openSheet = useOpenSheet();
  const shown = `${sheet.languages.length} of ${languages.length} languages`;

  return (
    <Empty>
      <b>Nothing to look at</b>
      <p>
        No problem {sheet.only === 'problems' ? '' : 'of this kind '}was found in {count}{' '}
        {count === 1 ? 'state' : 'states'}, in {shown}, {sheet.theme === 'day' ? 'by day' : 'by night'} at{' '}
        {sheet.width} px.
      </p>
      <PlainButton type="button" onClick={() => openSheet({ ...sheet, only: 'all' })}>
        Show all {count}
      </PlainButton>
    </Empty>
  );
}

function timeOf(measured: string | undefined): string {
  return measured === undefined
    ? ''
    : new Date(measured).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}

const Root = styled.div(({ theme }) => ({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlockEnd: 16,
  label: { display: 'flex', alignItems: 'center', gap: 6, minBlockSize: 24, cursor: 'pointer' },
  input: { margin: 0 },
  p: { margin: 0, color: theme.barTextColor },
  'p:last-child:not(:first-child)': { marginInlineStart: 'auto' },
  code: { fontFamily: theme.typography.fonts.mono, fontSize: 12, color: theme.color.defaultText },
}));

const Empty = styled.div(({ theme }) => ({
  padding: '72px 0',
  textAlign: 'center',
  p: { margin: '4px auto 16px', maxInlineSize: 420, color: theme.barTextColor },
}));
