import * as React from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { offeredAs, type Drawing, type Reading } from '../drawing.ts';
import { useDrawing } from '../useDrawing.ts';

/**
 * Gives the means to draw and to read stories beside one: a worker's. In development they are those of the preview that
 * shows the story: another preview in a frame would be taken for it.
 */
export function useBesideStory(): { draw: Drawing | undefined; read: Reading | undefined } {
  const { draw } = useDrawing();
  const [offered, setOffered] = React.useState(offeredByPreview);
  useChannel({ [STORY_RENDERED]: () => setOffered(offeredByPreview) });

  return { draw: draw ?? offered?.draw, read: offered?.read };
}

function offeredByPreview() {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  return frame?.contentWindow?.[offeredAs];
}
