import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { serveFolder } from '../../scripts/storybook/serve-folder.ts';

/** Serves the built Storybook to all tests, and gives the function that ends it. */
export default async function serveBuilt() {
  const { url, close } = await serveFolder(join(root, 'storybook-static'));
  process.env.BUILT_STORYBOOK = url;
  return close;
}
