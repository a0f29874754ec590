import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Samples } from '../review/copy-desk/events.ts';
import type { StoryAddress, StoryLook } from '../review/drawing.ts';
import { setOwnTexts } from '../words/ownTexts.ts';
import { noteAsked } from '../words/record.ts';
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
export async function drawStory(address: StoryAddress, look: StoryLook) {
  const draw = await prepare(address, look);
  return draw();
}

/** The texts that a story asks for while it is drawn. */
export async function readStory(address: StoryAddress): Promise<Samples> {
  const samples: Samples = {};
  const draw = await prepare(address, { language: 'en', theme: 'day' });
  // From here on nothing waits, so that nothing else is drawn meanwhile.
  const before = noteAsked((asked) => {
    samples[asked.key] = asked.samples;
  });
  try {
    draw();
  } finally {
    noteAsked(before);
  }
  return samples;
}

/** Loads what a story needs, and gives the function that draws it at once. */
async function prepare({ importPath, exportName }: StoryAddress, { language, theme, texts }: StoryLook) {
  const [file, translator] = await Promise.all([
    files[importPath.replace(/^\./, '../..')]?.(),
    translatorFor(language),
  ]);
  const story = file?.[exportName];
  if (file === undefined || story === undefined)
    throw new Error(`There is no ${exportName} in ${importPath}`);

  return () => {
    setOwnTexts(translator, texts);
    try {
      const { element, parameters, links } = composeState(story, file.default, {
        globals: { language, theme },
        loaded: { translator },
      });
      const body = renderToString(styles.collectStyles(element));
      const { layout, completeDrawing = unchanged } = parameters;
      return completeDrawing(
        documentWithoutScripts({ body, styles: styles.getStyleTags(), language, theme, layout, links }),
      );
    } finally {
      // The page may show a story with the same translator.
      if (texts !== undefined) setOwnTexts(translator);
    }
  };
}

function unchanged(html: string) {
  return html;
}
