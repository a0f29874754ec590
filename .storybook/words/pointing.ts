import { GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { onEdits } from '../review/copy-desk/edits.ts';
import { askedEvent, pressedEvent, shownEvent } from '../review/copy-desk/events.ts';
import { nameAt, sentenceAt } from './found.ts';
import { drawOutlines, nodeOf } from './outlines.ts';
import { onStoryWords, storyWords } from './storyWords.ts';
import { textAt } from './textAt.ts';
import { followOwnTexts } from './translator.ts';

let words = false;
let chosen: string | undefined;
let waiting = 0;

/** Lets a press on a text choose its sentence: with the tool “Words”, or with the Alt key. */
export function letWordsBeChosen(): void {
  const channel = addons.getChannel();
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    words = globals.words === 'on';
    draw();
  };
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
  channel.on(STORY_RENDERED, draw);
  channel.on(shownEvent, (key: string | null) => {
    if (chosen === (key ?? undefined)) return;
    chosen = key ?? undefined;
    bringIntoView();
    draw();
  });
  onStoryWords(draw);
  onEdits(() => void followOwnTexts());

  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click', 'auxclick'] as const) {
    window.addEventListener(type, (event) => press(event), { capture: true });
  }
  for (const type of ['scroll', 'resize'] as const) window.addEventListener(type, draw, { capture: true });
  new MutationObserver(draw).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Nothing of the story acts: no link, no button, no field. */
function press(event: MouseEvent) {
  if (!words && !event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type !== 'click') return;

  const { known } = storyWords();
  const text = textAt(event);
  const target = event.target instanceof Element ? event.target : undefined;
  const found =
    (text && sentenceAt(text, known)) ?? (target && (onlyTextIn(target) ?? nameAt(target, known)));
  if (found !== undefined) addons.getChannel().emit(pressedEvent, { keys: found.keys });

  function onlyTextIn(element: Element) {
    const only = element.textContent.length < 200 ? element.firstChild : null;
    return only === null ? undefined : sentenceAt(only, known);
  }
}

function bringIntoView() {
  const node = chosen === undefined ? undefined : nodeOf(chosen);
  const element = node instanceof Element ? node : node?.parentElement;
  element?.scrollIntoView({ block: 'nearest' });
}

/** Once a frame, after everything else. */
function draw() {
  if (waiting !== 0) return;
  waiting = requestAnimationFrame(() => {
    waiting = 0;
    drawOutlines({ all: words, chosen: words ? chosen : undefined });
    tell();
  });
}

let told: { storyId: string; count: number } = { storyId: '', count: 0 };

/** Tells the copy desk what the story has asked for, where that is more than it knows. */
function tell() {
  const { storyId, samples } = storyWords();
  const count = Object.keys(samples).length;
  if (storyId === '' || (told.storyId === storyId && told.count === count)) return;
  told = { storyId, count };
  addons.getChannel().emit(askedEvent, { storyId, samples });
}
