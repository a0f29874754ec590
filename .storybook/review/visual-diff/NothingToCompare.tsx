import * as React from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { PlainButton } from '../PlainButton.tsx';
import { sheetAddress } from '../sheet-address.ts';
import type { DiffState } from './diffStore.ts';
import { comparedOf, countOf } from './sentences.ts';
import { StaleDecisions } from './StaleDecisions.tsx';

/** In place of causes: what makes them, or that there are none. */
export function NothingToCompare({ report }: Pick<DiffState, 'report'>) {
  const api = useStorybookApi();
  if (report === 'waiting') return <Root aria-busy="true" />;

  return (
    <Root>
      <h1>{report === 'absent' ? 'Nothing is compared yet' : 'No differences'}</h1>
      {report === 'absent' ? (
        <p>
          <code>npm run diff -- main</code> draws each state as it was at a commit and as it is today.
        </p>
      ) : (
        <p>
          {countOf(report.counts.pictures, 'picture')} look as they did at {report.base.name}, to the pixel:{' '}
          {comparedOf(report)}.
        </p>
      )}
      {report !== 'absent' && <StaleDecisions ids={report.stale} />}
      <PlainButton
        type="button"
        onClick={() =>
          api.navigateUrl(sheetAddress({ component: 'screens-checkout-checkout' }), { plain: false })
        }
      >
        Go to the contact sheet
      </PlainButton>
    </Root>
  );
}

const Root = styled.div({
  display: 'grid',
  flex: 1,
  alignContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: '0 24px',
  h1: { margin: 0, fontSize: 22 },
  p: { margin: 0 },
});
