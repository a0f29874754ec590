import * as React from 'react';
import { styled } from 'storybook/theming';

const main = [
  { keys: ['↑', '↓'], does: 'Move' },
  { keys: ['Space'], does: 'All five languages' },
  { keys: ['↵'], does: 'Open the story' },
  { keys: ['1', '–', '5'], does: 'Second language' },
];
const others = [
  { keys: ['/'], does: 'Search' },
  { keys: ['Esc'], does: 'Close the row' },
];

/** The keys of the page: the main ones, or all of them. */
export function KeyRow({ all, onToggle }: { all: boolean; onToggle: () => void }) {
  return (
    <Root>
      {[...main, ...(all ? others : [])].map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (key === '–' ? key : <kbd key={key}>{key}</kbd>))}
          {does}
        </span>
      ))}
      <button type="button" aria-expanded={all} onClick={onToggle}>
        <kbd>?</kbd> All keys
      </button>
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 18,
  minBlockSize: 32,
  padding: '0 24px',
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  background: theme.background.app,
  color: theme.barTextColor,
  fontSize: theme.typography.size.s1,
  whiteSpace: 'nowrap',
  overflowX: 'auto',
  span: { display: 'inline-flex', alignItems: 'center', gap: 5 },
  button: {
    minBlockSize: 24,
    marginInlineStart: 'auto',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
}));
