import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { composeStory } from 'storybook/preview-api';
import type { TestContext } from 'vitest';
import { commands } from 'vitest/browser';
import { languages as productLanguages } from '@stillpoint/translations';
import type { SameLook } from '../../design-system/src/patterns/Page/sameLook.ts';
import { lowContrast } from '../measuring/contrast.ts';
import { layoutOf } from '../measuring/layout.ts';
import { properNames } from '../measuring/proper-names.ts';
import { measureRoom, type FoundRoom } from '../measuring/room.ts';
import { textsOnShow } from '../measuring/texts-on-show.ts';
import { tooLongTexts } from '../measuring/too-long.ts';
import { untranslatedTexts, valuesIn } from '../measuring/untranslated.ts';
import { wordProblems } from '../measuring/wordProblems.ts';
import { languages, type ReviewLanguage } from '../review/languages.ts';
import type { Cell, Problem, Room, Rooms } from '../review/problems/record.ts';
import { themes, widths } from '../review/sheet-address.ts';
import type { StoryUnderTest } from '../test-run/storyUnderTest.ts';
import { textColours } from '../test-run/text-colours.ts';
import { beginStory, storyWords } from '../words/storyWords.ts';
import type { Measured } from './store.ts';

export { convertToFilePath } from '../test-run/storyUnderTest.ts';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture of the story as it is shown, and gives its hash. */
    hashPicture: (size: { width: number; height: number }) => Promise<string>;
    hashText: (text: string) => Promise<string>;
    keepMeasured: (measured: Measured) => Promise<void>;
  }
}

const windowHeights = { 360: 740, 768: 1024, 1280: 800 };
/** The width at which states are compared by their pictures, and that at which their layouts tell: a picture costs its pixels. */
const picturedWidth = 360;
const layoutWidth = 1280;
const names = new Map<string, string[]>(
  productLanguages.map((language) => [language, properNames(language)]),
);

// Storybook's own hidden elements are no part of a story.
for (const part of document.querySelectorAll('.sb-wrapper, #storybook-docs')) part.remove();

/** Measures a story in every language at every width, and keeps what it found. That it cannot be drawn is a problem too. */
export function testStory({ storyId, story, meta, exportName }: StoryUnderTest) {
  return async ({ task }: TestContext) => {
    Object.assign(task.meta, { storyId });
    const cells: Cell[] = [];
    const keys = new Set<string>();
    let pictures: string[] = [];
    const english = new Set<string>();
    const rooms: Rooms = {};

    for (const { value: language } of languages) {
      beginStory('');
      try {
        const composed = composeStory(
          story,
          meta,
          { initialGlobals: { language, theme: 'day', a11y: { manual: true } } },
          globalThis.globalProjectAnnotations,
          exportName,
        );
        resize(widths[0]);
        await composed.run();
        await document.fonts.ready;
        for (const ofKeys of storyWords().known.values()) for (const key of ofKeys) keys.add(key);
        const values = [...valuesIn(composed.args), ...(names.get(language) ?? [])];
        for (const width of widths) {
          cells.push(await measured(language, width, { english, values }));
          if (language === 'pseudo') continue;
          const found = foundRoom(meta, language);
          for (const key of measureRoom(textsOnShow(document.body), storyWords().known, found, width)) {
            const room = found.room.get(key);
            rooms[key] = { ...rooms[key], ...(room && { [language]: room }) };
          }
        }
        if (language === 'en') pictures = [await picture(), await layout()];
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        cells.push({ language, width: widths[0], height: 0, problems: [{ kind: 'failed', text }] });
      }
    }
    const sameAs = sameAsOf(story.parameters, storyId);
    await commands.keepMeasured({
      ...{ id: storyId, name: task.name, cells, texts: [...keys].sort(), rooms, pictures },
      ...(sameAs !== undefined && { sameAs }),
    });
  };
}

/** The id of the state that a story says it looks like. */
function sameAsOf(parameters: Partial<SameLook> | undefined, storyId: string): string | undefined {
  const as = parameters?.sameLook?.as;
  if (as === undefined) return undefined;
  const [component = ''] = storyId.split('--');
  return toId(component, storyNameFromExport(as.charAt(0).toUpperCase() + as.slice(1)));
}

async function measured(
  language: ReviewLanguage,
  width: (typeof widths)[number],
  { english, values }: { english: Set<string>; values: string[] },
): Promise<Cell> {
  resize(width);
  const { known } = storyWords();
  const texts = textsOnShow(document.body);
  const problems = wordProblems(texts);
  if (language === 'en') {
    for (const { words } of texts) english.add(words);
    problems.push(...(await contrastProblems()));
  } else if (language !== 'pseudo') {
    problems.push(...untranslatedTexts(texts, { english, known, values }));
  }
  if (language !== 'pseudo' && width === widths[0]) problems.push(...tooLongTexts(known));
  return { language, width, height: document.documentElement.scrollHeight, problems };
}

/** How long texts may be in the states of a component that were measured so far, by language. */
const roomOf = new WeakMap<object, Map<string, FoundRoom>>();

function foundRoom(meta: object, language: string): FoundRoom {
  const ofComponent = roomOf.get(meta) ?? new Map<string, FoundRoom>();
  const found = ofComponent.get(language) ?? { room: new Map<string, Room>(), tried: new Set() };
  roomOf.set(meta, ofComponent.set(language, found));
  return found;
}

/** Colours on each other that have enough contrast, in any story. */
const contrasting = new Set<string>();

/**
 * By day and by night, where colours stand on each other that did not yet. In English: a language changes no colours, and each
 * story's test looks at them in all of them.
 */
async function contrastProblems(): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    const colours = [...textColours()].filter((colour) => !contrasting.has(colour));
    const found = colours.length > 0 ? await lowContrast(theme) : [];
    if (found.length === 0) for (const colour of colours) contrasting.add(colour);
    problems.push(...found);
  }
  document.documentElement.dataset.theme = themes[0];
  return problems;
}

async function picture(): Promise<string> {
  resize(picturedWidth);
  const { scrollHeight: height } = document.documentElement;
  resize(picturedWidth, height);
  return commands.hashPicture({ width: picturedWidth, height });
}

async function layout(): Promise<string> {
  resize(layoutWidth);
  return commands.hashText(layoutOf(document.body));
}

/** The frame that tests run in is an element of a page of the same origin. To resize it is at once, the window is not. */
function resize(width: (typeof widths)[number], height: number = windowHeights[width]) {
  const frame = window.frameElement as HTMLIFrameElement | null;
  if (frame === null) throw new Error('Stories are not in a frame any more');
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  if (frame.parentElement !== null) frame.parentElement.style.transform = 'none';
}
