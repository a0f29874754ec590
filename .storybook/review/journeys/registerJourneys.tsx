import * as React from 'react';
import { Route } from 'storybook/internal/router';
import { addons, types } from 'storybook/manager-api';
import { journeysPath } from './address.ts';
import { JourneyPlayer } from './JourneyPlayer.tsx';

/** Adds the journeys to Storybook. */
export function registerJourneys() {
  addons.add('stillpoint/journeys/page', {
    type: types.experimental_PAGE,
    title: 'Journeys',
    url: journeysPath,
    render: () => (
      <Route path={journeysPath} startsWith>
        <JourneyPlayer />
      </Route>
    ),
  });
}
