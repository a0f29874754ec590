import { useEffect } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { journeysAddress } from '../review/journeys/address.ts';
import { useGlobal } from './useGlobal.ts';

/** Goes to the journeys, a page of the manager, where the sidebar can list documentation only. */
export function ToJourneys() {
  const address = journeysAddress({ theme: useGlobal('theme') === 'night' ? 'night' : 'day' });

  useEffect(() => {
    addons.getChannel().emit(NAVIGATE_URL, address, { plain: false, replace: true });
  }, [address]);

  return (
    <a href={`./?path=${address}`} target="_top">
      Journeys
    </a>
  );
}
