import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { inLook, loadTranslator } from '../look.tsx';
import type { Drawing, StoryAddress, StoryLook } from '../review/drawing.ts';
import { documentWithoutScripts } from './documentWithoutScripts.ts';

type StoryFile = Record<string, StoryObj> & { default: Meta };

const files = import.meta.glob<StoryFile>('../../design-system/src/**/*.stories.tsx');

/** One for all drawings, since a style is static: it is made once. */
const styles = new ServerStyleSheet();

let previous: Promise<unknown> = Promise.resolve();

/** Draws a story as the server draws it: no script, no effect and no `play` runs. One after the other. */
export const drawStory: Drawing = (story, look, signal) => {
  const drawn = previous.then(async () => {
    await pause();
    signal.throwIfAborted();
    return draw(story, look);
  });
  previous = drawn.catch(() => undefined);
  return drawn;
};

async function draw({ importPath, exportName }: StoryAddress, { language, theme }: StoryLook) {
  const file = await files[importPath.replace(/^\./, '../..')]?.();
  const story = file?.[exportName];
  if (file === undefined || story === undefined)
    throw new Error(`There is no ${exportName} in ${importPath}`);

  const composed = composeStory(
    story,
    file.default,
    { loaders: [loadTranslator], decorators: [inLook], initialGlobals: { language, theme } },
    exportName,
  );
  await composed.load();
  const body = renderToString(styles.collectStyles(createElement(composed)));

  const { layout, completeDrawing } = composed.parameters as DrawingParameters;
  const drawn = documentWithoutScripts({ body, styles: styles.getStyleTags(), language, theme, layout });
  completeDrawing?.(drawn);
  return `<!doctype html>${drawn.documentElement.outerHTML}`;
}

interface DrawingParameters {
  layout?: string;
  /** Adds what the component shows only with the help of a script of another company. */
  completeDrawing?: (drawn: Document) => void;
}

/** Lets the page answer to scrolling and pressing between two drawings. */
function pause() {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
