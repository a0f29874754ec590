import * as React from 'react';
import { Route } from 'storybook/internal/router';
import { addons, types } from 'storybook/manager-api';
import { coveragePath } from './address.ts';
import { CoveragePage } from './CoveragePage.tsx';

/** Adds coverage to Storybook. */
export function registerCoverage() {
  addons.add('stillpoint/coverage/page', {
    type: types.experimental_PAGE,
    title: 'Coverage',
    url: coveragePath,
    render: () => (
      <Route path={coveragePath} startsWith>
        <CoveragePage />
      </Route>
    ),
  });
}
