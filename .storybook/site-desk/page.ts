import { textsFile, textsOfFiles, type WrittenTexts } from '../review/copy-desk/desk.ts';
import { textNodesIn } from '../test-run/overflow.ts';
import { compared, nameAt, type Found } from '../words/found.ts';
import { textAt } from '../words/textAt.ts';
import { reword, type Rewording } from './reword.ts';
import { likeliestFirst, translatedAt, wordingsOf, type Wordings } from './known.ts';
import type { DeskMessage, PressedMessage } from './messages.ts';
import { changesIn, keepChanges } from './kept.ts';

/** The room that five languages take, in pixels. */
const deskWidth = 560;
const desk = new URL(import.meta.url).origin;
const language = document.documentElement.lang.slice(0, 2);

/** Where a text stands that was pressed: the same words may stand elsewhere by another key. */
const pressedAt = new Map<string, Element>();
let changed = changesIn(language);
let wordings: Promise<Wordings> | undefined;
let frame: HTMLIFrameElement | undefined;
let opening: Promise<HTMLIFrameElement>;
let waiting = 0;

for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click', 'auxclick'] as const) {
  window.addEventListener(type, (event) => press(event), { capture: true });
}
window.addEventListener('message', ({ data, origin }: MessageEvent<DeskMessage>) => {
  if (origin !== desk) return;
  if (data.kind === 'closed') {
    frame?.remove();
    document.body.style.marginInlineEnd = '';
  } else {
    keepChanges(data.changed);
    changed = changesIn(language);
    follow();
  }
});
const observer = new MutationObserver(follow);
observer.observe(document.body, { childList: true, characterData: true, subtree: true });
follow();

/** With the Alt key, a press chooses a text, and nothing of the page acts. */
function press(event: MouseEvent) {
  if (!event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type === 'click') void choose(event);
}

async function choose(event: MouseEvent) {
  const node = textAt(event);
  const { target } = event;
  const known = await readWordings();
  // What was edited is found by what it said before.
  reword(document.body, []);
  const found =
    (node && translatedAt(node, known)) ??
    (target instanceof Element ? (nameAt(target, known.fixed) ?? hiddenAt(target, known)) : undefined);
  follow();
  const keys = likeliestFirst(found?.keys ?? [], onPage(), known);
  const element = found?.node instanceof Element ? found.node : (found?.node.parentElement ?? null);
  if (element !== null) for (const key of keys) pressedAt.set(key, element);
  const shown = await openDesk();
  const message: PressedMessage = { kind: 'pressed', keys, language };
  shown.contentWindow?.postMessage(message, desk);
}

/** The words of a control that shows a picture, and says them to a screen reader alone. */
function hiddenAt(target: Element, known: Wordings): Found | undefined {
  const control = target.closest('a, button, label, summary');
  if (control === null) return undefined;
  for (const text of textNodesIn(control)) {
    const found = translatedAt(text, known);
    if (found !== undefined) return found;
  }
  return undefined;
}

function onPage(): string[] {
  return textNodesIn(document.body).map(({ data }) => compared(data));
}

/** The texts of the page's language, as the files said them when they were first needed. */
function readWordings(): Promise<Wordings> {
  wordings ??= fetch(`${desk}/${textsFile}`)
    .then((response) => response.json() as Promise<WrittenTexts>)
    .then(({ files }) => wordingsOf(textsOfFiles(files).get(language) ?? new Map<string, string>()));
  return wordings;
}

/** The frame of the desk, beside the page, once it listens. */
function openDesk(): Promise<HTMLIFrameElement> {
  if (frame?.isConnected !== true) opening = makeDesk();
  return opening;
}

async function makeDesk(): Promise<HTMLIFrameElement> {
  const made = document.createElement('iframe');
  frame = made;
  made.title = 'Copy desk';
  made.src = `${desk}/`;
  made.style.cssText = `position: fixed; inset-block: 0; inset-inline-end: 0; z-index: 2147483647; inline-size: min(${String(deskWidth)}px, 100vw); block-size: 100vh; border: 0; box-shadow: 0 0 24px rgb(0 0 0 / 0.3); background: #fff;`;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const hear = ({ origin, source }: MessageEvent) => {
    if (origin !== desk || source !== made.contentWindow) return;
    window.removeEventListener('message', hear);
    resolve(undefined);
  };
  // Its first message says that it has read the texts.
  window.addEventListener('message', hear);
  // Outside the body, which React draws.
  document.documentElement.append(made);
  if (window.innerWidth > 2 * deskWidth) document.body.style.marginInlineEnd = `${String(deskWidth)}px`;
  await promise;
  return made;
}

/** Once a frame, after everything else. */
function follow() {
  if (waiting !== 0) return;
  waiting = requestAnimationFrame(() => {
    waiting = 0;
    void readRewordings().then((rewordings) => {
      reword(document.body, rewordings);
      // What was just changed is not followed again.
      observer.takeRecords();
    });
  });
}

async function readRewordings(): Promise<Rewording[]> {
  if (changed.length === 0) return [];
  const { texts, fixed } = await readWordings();
  return changed.flatMap(({ key, before, now }): Rewording[] => {
    // What was kept of an earlier page may have been written to the files since.
    if (texts.get(key) !== before) return [];
    const within = pressedAt.get(key);
    if (within?.isConnected === true) return [{ before, now, within }];
    // Words that several keys have are changed where they were pressed alone.
    const own = fixed.get(compared(before));
    return own === undefined || own.size === 1 ? [{ before, now }] : [];
  });
}
