import * as React from 'react';
import { Route } from 'storybook/internal/router';
import { addons, types } from 'storybook/manager-api';
import { ContactSheet } from './ContactSheet.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { sheetsPath } from './sheet-address.ts';
import { SheetLinkButton } from './SheetLinkButton.tsx';
import { transcriptPanel } from './transcripts/transcript.ts';
import { TranscriptPanel } from './transcripts/TranscriptPanel.tsx';

/** Adds the review panel, its button and the contact sheet to Storybook. */
export function registerReview() {
  addons.add('stillpoint/review/panel', {
    type: types.PANEL,
    title: 'Review',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <ReviewPanel /> : null),
  });
  addons.add(transcriptPanel, {
    type: types.PANEL,
    title: 'Read aloud',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <TranscriptPanel /> : null),
  });
  addons.add('stillpoint/review/button', {
    type: types.TOOL,
    title: 'Contact sheet',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <SheetLinkButton />,
  });
  addons.add('stillpoint/review/contact-sheet', {
    type: types.experimental_PAGE,
    title: 'Contact sheet',
    url: sheetsPath,
    render: () => (
      <Route path={sheetsPath} startsWith>
        <ContactSheet />
      </Route>
    ),
  });
}
