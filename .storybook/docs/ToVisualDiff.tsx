import { useEffect } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { diffAddress } from '../review/visual-diff/address.ts';

/** Goes to the visual diff, a page of the manager, where the sidebar can list documentation only. */
export function ToVisualDiff() {
  useEffect(() => {
    addons.getChannel().emit(NAVIGATE_URL, diffAddress(), { plain: false, replace: true });
  }, []);

  return (
    <a href={`./?path=${diffAddress()}`} target="_top">
      Visual diff
    </a>
  );
}
