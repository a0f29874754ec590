import { readFile, writeFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { app } from './app.ts';

const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(app(() => undefined)));
const page = await readFile('dist/index.html', 'utf8');
await writeFile(
  'dist/index.html',
  page.replace('<!--styles-->', sheet.getStyleTags()).replace('<!--app-->', html),
);
