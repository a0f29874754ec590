import type { Preview } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import '../design-system/generated/fonts.css';
import '../design-system/generated/scenes.css';
import '../design-system/src/tokens/generated/tokens.css';
import '../design-system/src/base.css';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import { stayOnThePage } from './stay-on-the-page.ts';
import { translatorFor } from './words/translator.ts';

stayOnThePage();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Tokens', 'Illustrations', 'Primitives', 'Patterns', 'Screens', 'Mails'] },
    },
  },
  loaders: [async ({ globals }) => ({ translator: await translatorFor(String(globals.language)) })],
  decorators: [
    (Story, { args, globals, loaded }) => {
      const { language, theme, country } = globals as Record<'language' | 'theme' | 'country', string>;
      const spoken = language === 'pseudo' ? 'en' : language;
      document.documentElement.lang = spoken;
      document.documentElement.dataset.theme = theme;

      return (
        <I18nextProvider i18n={loaded.translator as i18n}>
          <Story args={withFrame(args, { language: spoken, theme, country })} />
        </I18nextProvider>
      );
    },
  ],
};

export default preview;

/** A screen's frame follows the toolbars. */
function withFrame(args: Record<string, unknown>, chosen: Record<string, string>) {
  if (typeof args.frame !== 'object') return args;
  return { ...args, frame: { ...args.frame, ...chosen } };
}
