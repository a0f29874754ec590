import * as React from 'react';
import { Route } from 'storybook/internal/router';
import { addons, types } from 'storybook/manager-api';
import { passportsPath } from './address.ts';
import { PassportsPage } from './PassportsPage.tsx';

/** Adds the passports of screens to Storybook. */
export function registerPassports() {
  addons.add('stillpoint/passports/page', {
    type: types.experimental_PAGE,
    title: 'Passport',
    url: passportsPath,
    render: () => (
      <Route path={passportsPath} startsWith>
        <PassportsPage />
      </Route>
    ),
  });
}
