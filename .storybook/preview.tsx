import type { Preview } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import '../design-system/generated/fonts.css';
import '../design-system/generated/scenes.css';
import '../design-system/src/tokens/generated/tokens.css';
import '../design-system/src/base.css';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import { preventNavigation } from './prevent-navigation.ts';
import { translatorFor } from './words/translator.ts';

preventNavigation();

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
      const htmlLanguage = language === 'pseudo' ? 'en' : language;
      document.documentElement.lang = htmlLanguage;
      document.documentElement.dataset.theme = theme;

      return (
        <I18nextProvider i18n={loaded.translator as i18n}>
          <Story args={withFrame(args, { language: htmlLanguage, theme, country })} />
        </I18nextProvider>
      );
    },
  ],
};

export default preview;

/** Sets a screen's frame to what the toolbars show. */
function withFrame(args: Record<string, unknown>, globals: Record<string, string>) {
  if (typeof args.frame !== 'object') return args;
  return { ...args, frame: { ...args.frame, ...globals } };
}
