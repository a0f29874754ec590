import * as React from 'react';
import { AlertIcon, CheckIcon } from '@storybook/icons';
import { styled } from 'storybook/theming';
import type { SymmetryPromise } from '../../../site/src/journeys/promise.ts';

/** How many presses joining and leaving take, and whether the promise is kept. */
export function PromiseFigure({ joining, leaving, fromHome, kept }: SymmetryPromise) {
  return (
    <Root>
      <div>
        <dt>Presses to join</dt>
        <dd>{joining.withNewAccount}</dd>
        <small>{joining.loggedIn} with an account</small>
      </div>
      <div>
        <dt>Presses to leave</dt>
        <dd>{leaving}</dd>
      </div>
      <div>
        <dt>From home</dt>
        <dd>
          {fromHome.joining} and {fromHome.leaving}
        </dd>
      </div>
      <strong data-kept={kept}>
        {kept ? <CheckIcon /> : <AlertIcon />} {kept ? 'Promise kept' : 'Promise broken'}
      </strong>
    </Root>
  );
}

const Root = styled.dl(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 18px',
  margin: '0 0 0 auto',
  padding: '6px 8px 6px 16px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  background: theme.background.app,
  fontSize: theme.typography.size.s2 - 1,
  whiteSpace: 'nowrap',
  div: { display: 'flex', alignItems: 'baseline', gap: 6 },
  'dt, small': { color: theme.barTextColor, fontSize: 'inherit' },
  dd: { margin: 0, fontSize: 16, fontWeight: theme.typography.weight.bold },
  strong: {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '4px 8px',
    borderRadius: 4,
    fontSize: theme.typography.size.s1,
  },
  'strong[data-kept=true]':
    theme.base === 'dark'
      ? { background: '#15402a', color: '#b9f0d0' }
      : { background: '#e7f5ec', color: '#1e6f42' },
  'strong[data-kept=false]':
    theme.base === 'dark'
      ? { background: '#5a1d19', color: '#ffd9d5' }
      : { background: '#fdecea', color: '#b3261e' },
}));
