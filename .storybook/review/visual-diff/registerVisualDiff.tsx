import * as React from 'react';
import { Route } from 'storybook/internal/router';
import { addons, types } from 'storybook/manager-api';
import { diffPath } from './address.ts';
import { markDifferentStories } from './markDifferentStories.ts';
import { VisualDiff } from './VisualDiff.tsx';

/** Adds the visual diff to Storybook, and its marks to the sidebar. */
export function registerVisualDiff() {
  addons.add('stillpoint/visual-diff/page', {
    type: types.experimental_PAGE,
    title: 'Visual diff',
    url: diffPath,
    render: () => (
      <Route path={diffPath} startsWith>
        <VisualDiff />
      </Route>
    ),
  });
  markDifferentStories();
}
