import { useEffect } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useGlobal } from './useGlobal.ts';

interface ToReviewPageProps {
  /** Its name in the sidebar. */
  name: string;
  addressOf: (choice: { theme: 'day' | 'night' }) => string;
}

/** Goes to a page of review in the manager, where the sidebar can list documentation only. */
export function ToReviewPage({ name, addressOf }: ToReviewPageProps) {
  const address = addressOf({ theme: useGlobal('theme') === 'night' ? 'night' : 'day' });

  useEffect(() => {
    addons.getChannel().emit(NAVIGATE_URL, address, { plain: false, replace: true });
  }, [address]);

  return (
    <a href={`./?path=${address}`} target="_top">
      {name}
    </a>
  );
}
