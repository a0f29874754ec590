import type { Decorator, Loader } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { IconSpriteProvider } from '../design-system/src/primitives/Icon/IconSpriteProvider.tsx';
import { htmlLanguage, productLanguage } from './review/languages.ts';
import { beginStory } from './words/storyWords.ts';
import { translatorFor } from './words/translator.ts';

/** Relative in a built Storybook, which may be served from any path. */
/** Where icons are served, below the folder that Storybook stands in. */
export const iconSprite = `${import.meta.env.BASE_URL}static/icons.svg`;

/** Loads the words of the toolbar's language. */
export const loadTranslator: Loader = async ({ globals, id, viewMode }) => {
  const translator = await translatorFor(String(globals.language));
  if (viewMode === 'story') beginStory(id);
  return { translator };
};

/** Draws a story in the toolbar's language and theme. */
export const inLook: Decorator = (Story, { args, globals, loaded }) => {
  const language = productLanguage(String(globals.language));
  const theme = String(globals.theme);

  return (
    <I18nextProvider i18n={loaded.translator as i18n}>
      <IconSpriteProvider href={iconSprite}>
        <DocumentLook language={language} theme={theme} />
        <Story args={withFrame(args, { language, theme })} />
      </IconSpriteProvider>
    </I18nextProvider>
  );
};

/** An effect, so that a story drawn for another document leaves this one as it is. */
function DocumentLook({ language, theme }: { language: string; theme: string }) {
  useLayoutEffect(() => {
    document.documentElement.lang = htmlLanguage(language);
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return null;
}

/** Sets a screen's frame to what the toolbars show. */
function withFrame(args: Record<string, unknown>, globals: Record<string, string>) {
  if (typeof args.frame !== 'object') return args;
  return { ...args, frame: { ...args.frame, ...globals } };
}
