import * as React from 'react';
import { styled } from 'storybook/theming';
import type { AllKeys } from './useAllKeys.ts';

/** Keys, and what they do together. */
export interface Key {
  keys: string[];
  does: string;
}

interface KeyRowProps {
  main: readonly Key[];
  others: AllKeys;
}

/** The keys of the page: the main ones, or all of them. */
export function KeyRow({ main, others }: KeyRowProps) {
  return (
    <Root>
      {[...main, ...(others.shown ? others.keys : [])].map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (key === '–' ? key : <kbd key={key}>{key}</kbd>))}
          {does}
        </span>
      ))}
      <button type="button" aria-expanded={others.shown} onClick={others.onToggle}>
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
