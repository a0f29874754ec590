import type { Decorator } from '@storybook/react-vite';
import { nightRules } from './Letter/paint.ts';

/** Shows a mail's story as a client with a dark theme does, when the toolbar says night. */
export const byNight: Decorator = (Story, { globals }) => (
  <>
    {globals.theme === 'night' && <style>{nightRules}</style>}
    <Story />
  </>
);
