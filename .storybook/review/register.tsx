import * as React from 'react';
import { Route } from 'storybook/internal/router';
import { addons, types } from 'storybook/manager-api';
import { ContactSheet } from './ContactSheet.tsx';
import { contactSheetPath } from './contact-sheet-path.ts';
import { ContactSheetButton } from './ContactSheetButton.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

/** Adds the review panel, its button and the contact sheet to Storybook. */
export function registerReview() {
  addons.add('stillpoint/review/panel', {
    type: types.PANEL,
    title: 'Review',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <ReviewPanel /> : null),
  });
  addons.add('stillpoint/review/button', {
    type: types.TOOL,
    title: 'Contact sheet',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <ContactSheetButton />,
  });
  addons.add('stillpoint/review/contact-sheet', {
    type: types.experimental_PAGE,
    title: 'Contact sheet',
    url: contactSheetPath(),
    render: () => (
      <Route path={contactSheetPath()} startsWith>
        <ContactSheet />
      </Route>
    ),
  });
}
