import { composeStory } from 'storybook/preview-api';
import { inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { viewports } from '../globals.ts';
import { violationsIn, type Scope } from './axe.ts';
import { transitionCircles } from './transition-circles.ts';
import { overflowingWords } from './overflow.ts';
import type { StoryUnderTest } from './storyUnderTest.ts';
import { textColours } from './text-colours.ts';
import { wordsOnCircle } from './words-on-circle.ts';
import { wordsOnStars } from './words-on-stars.ts';
import type { Look, Mount, StoryWidth } from '../../scripts/test-run/looks.ts';

export { convertToFilePath } from './storyUnderTest.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mounts: Mount[];
  }
}

const desktop = { width: '1200px', height: '900px' };
const mounts = inject('mounts');
let consoleErrors: string[] = [];
let width = '';

console.error = (...parts: unknown[]) => void consoleErrors.push(parts.map(String).join(' '));

// Storybook's own hidden elements are no part of a story, and each check would go through them too.
for (const part of document.querySelectorAll('.sb-wrapper, #storybook-docs')) part.remove();

/** A story's test: mounts and plays it, and checks it in every look. Goes through all looks before it fails. */
export function testStory({ storyId, componentPath, componentName, ...story }: StoryUnderTest) {
  return async ({ task }: TestContext) => {
    Object.assign(task.meta, { storyId, componentPath, componentName });
    const faults: string[] = [];
    const checkedColours = new Set<string>();
    for (const mount of mounts) faults.push(...(await faultsOf(mount, story, checkedColours)));
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
  };
}

async function faultsOf(
  { looks, width: mountWidth, furtherWidth, everyRule }: Mount,
  { story, meta, exportName }: Pick<StoryUnderTest, 'story' | 'meta' | 'exportName'>,
  checkedColours: Set<string>,
): Promise<string[]> {
  const [first, ...others] = looks;
  await setWidth(mountWidth);
  const faults = await faultsIn(first, everyRule ? 'everything' : 'language', checkedColours, () =>
    composeStory(
      story,
      meta,
      { initialGlobals: { ...first, a11y: { manual: true } } },
      globalThis.globalProjectAnnotations,
      exportName,
    ).run(),
  );
  for (const look of others) {
    faults.push(
      ...(await faultsIn(look, 'theme', checkedColours, () => {
        document.documentElement.dataset.theme = look.theme;
      })),
    );
  }
  if (furtherWidth !== undefined) {
    await setWidth(furtherWidth);
    faults.push(...misplacedWords().map((fault) => `${first.language} ${furtherWidth}: ${fault}`));
  }
  return faults;
}

/** Shows the story in a look and checks it: what it throws, its theme, the console, axe and the width. */
async function faultsIn(
  look: Look,
  scope: Scope,
  checkedColours: Set<string>,
  show: () => void | Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  consoleErrors = [];
  try {
    await show();
    if (document.documentElement.dataset.theme !== look.theme) faults.push('the story has another theme');
    const colours = textColours();
    const coloursChecked =
      scope !== 'everything' && [...colours].every((colour) => checkedColours.has(colour));
    faults.push(...(await violationsIn(scope, { coloursChecked })));
    for (const colour of colours) checkedColours.add(colour);
    // A theme changes no widths.
    if (scope !== 'theme') faults.push(...misplacedWords(), ...transitionCircles());
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  faults.push(...consoleErrors.map((text) => `console.error: ${text}`));
  return faults.map((fault) => `${look.language} ${look.theme}: ${fault}`);
}

function misplacedWords(): string[] {
  return [...overflowingWords(), ...wordsOnStars(), ...wordsOnCircle()];
}

async function setWidth(name: StoryWidth) {
  const size = name === 'desktop' ? desktop : viewports[name].styles;
  if (size.width === width) return;

  width = size.width;
  await page.viewport(Number.parseInt(size.width), Number.parseInt(size.height));
}
