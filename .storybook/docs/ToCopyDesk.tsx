import { useEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { openEvent } from '../review/copy-desk/events.ts';

/** Goes to the copy desk: a panel beside a story, where the sidebar can list documentation only. */
export function ToCopyDesk() {
  const open = () => addons.getChannel().emit(openEvent);
  useEffect(open, []);

  return (
    <button type="button" onClick={open}>
      Copy desk
    </button>
  );
}
