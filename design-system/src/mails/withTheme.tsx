import type { Decorator } from '@storybook/react-vite';
import { nightRules } from './MailLayout/mailStyles.ts';

/** Shows a mail in dark colours when the toolbar's theme is night. */
export const withTheme: Decorator = (Story, { globals }) => (
  <>
    {globals.theme === 'night' && <style>{nightRules}</style>}
    <Story />
  </>
);
