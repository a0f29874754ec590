import { useEffect } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { sheetAddress } from '../review/sheet-address.ts';
import { useGlobal } from './useGlobal.ts';

/** Goes to the contact sheet, a page of the manager, where the sidebar can list documentation only. */
export function ToContactSheet({ component }: { component: string }) {
  const theme = useGlobal('theme') === 'night' ? 'night' : 'day';
  const address = sheetAddress({ component, theme });

  useEffect(() => {
    addons.getChannel().emit(NAVIGATE_URL, address, { plain: false, replace: true });
  }, [address]);

  return (
    <a href={`./?path=${address}`} target="_top">
      Contact sheet
    </a>
  );
}
