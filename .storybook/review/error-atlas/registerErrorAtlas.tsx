import * as React from 'react';
import { Route } from 'storybook/internal/router';
import { addons, types } from 'storybook/manager-api';
import { atlasPath } from './address.ts';
import { ErrorAtlas } from './ErrorAtlas.tsx';

/** Adds the error atlas to Storybook. */
export function registerErrorAtlas() {
  addons.add('stillpoint/error-atlas/page', {
    type: types.experimental_PAGE,
    title: 'Error atlas',
    url: atlasPath,
    render: () => (
      <Route path={atlasPath} startsWith>
        <ErrorAtlas />
      </Route>
    ),
  });
}
