import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { StoryAddress, StoryLook } from '../review/drawing.ts';
import { translatorFor } from '../words/translator.ts';
import { composeState } from './composeState.tsx';
import { documentWithoutScripts } from './documentWithoutScripts.ts';

type StoryFile = Record<string, StoryObj> & { default: Meta };

const files = import.meta.glob<StoryFile>([
  '../../design-system/src/**/*.stories.tsx',
  '!**/*.interactions.stories.tsx',
]);

/** One for all drawings, since a style is static: it is made once. */
const styles = new ServerStyleSheet();

/** Draws a story as the server draws it, as an HTML document: no script, no effect and no `play` runs. */
export async function drawStory({ importPath, exportName }: StoryAddress, { language, theme }: StoryLook) {
  const [file, translator] = await Promise.all([
    files[importPath.replace(/^\./, '../..')]?.(),
    translatorFor(language),
  ]);
  const story = file?.[exportName];
  if (file === undefined || story === undefined)
    throw new Error(`There is no ${exportName} in ${importPath}`);

  const { element, parameters } = composeState(story, file.default, {
    globals: { language, theme },
    loaded: { translator },
  });
  const body = renderToString(styles.collectStyles(element));
  const { layout, completeDrawing = unchanged } = parameters;
  return completeDrawing(
    documentWithoutScripts({ body, styles: styles.getStyleTags(), language, theme, layout }),
  );
}

function unchanged(html: string) {
  return html;
}
