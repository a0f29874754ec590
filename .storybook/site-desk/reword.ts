import { piecesOf } from '../review/copy-desk/pieces.ts';
import { textNodesIn } from '../test-run/overflow.ts';
import { compared } from '../words/found.ts';
import { expressionOf } from './known.ts';

/** A text that says something else by now. */
export interface Rewording {
  before: string;
  now: string;
  /** Where it stands. Without it, wherever the same words do. */
  within?: Element;
}

/** What the page said, where it was made to say something else. */
const written = new Map<Text, { before: string; now: string }>();

/** Lets a page say what texts say by now, and what it said before where they were taken back. */
export function reword(root: Element, rewordings: readonly Rewording[]): void {
  for (const [node, { before, now }] of written) if (node.data === now) node.data = before;
  written.clear();
  for (const { before, now, within } of rewordings) {
    const [old, next] = [partsOf(before), partsOf(now)];
    // With other tags, the page is another once it is built anew.
    if (old.length !== next.length) continue;
    for (const [at, part] of old.entries()) rewordPart(within ?? root, part, next[at] ?? '');
  }
}

function rewordPart(root: Element, before: string, now: string) {
  if (before === now || compared(before) === '') return;
  const [whole, within] = expressionsOf(before);
  const names = namesIn(before);
  for (const node of textNodesIn(root)) {
    if (node.parentElement?.closest('script, style') !== null || written.has(node)) continue;
    const read = compared(node.data);
    const expression = whole.test(read) ? whole : within;
    if (expression?.test(read) !== true) continue;
    const [, ahead = '', after = ''] = /^(\s*).*?(\s*)$/s.exec(node.data) ?? [];
    const next = read.replace(expression, (_, ...values: string[]) => withValues(now.trim(), names, values));
    const filled = ahead + next + after;
    written.set(node, { before: node.data, now: filled });
    node.data = filled;
  }
}

/** A piece of text that has so many words is found within a longer one as well, where it stands beside others. */
const fewestWords = 3;

function expressionsOf(text: string): [whole: RegExp, within?: RegExp] {
  const read = compared(text);
  const whole = expressionOf(read);
  if (read.split(' ').length < fewestWords) return [whole];
  return [whole, new RegExp(whole.source.replace(/^\^(.*)\$$/s, '(?<=^|\\s)$1(?=\\s|$)'), 'u')];
}

/** A text between its tags: each part is a text of the page. */
function partsOf(text: string): string[] {
  return text.split(/<\/?\w+[^>]*>/);
}

function namesIn(text: string): string[] {
  return piecesOf(text).flatMap(({ kind, name }) => (kind === 'placeholder' ? [name] : []));
}

function withValues(text: string, names: readonly string[], values: readonly string[]): string {
  return piecesOf(text)
    .map(({ kind, name, raw }) => (kind === 'placeholder' ? (values[names.indexOf(name)] ?? raw) : raw))
    .join('');
}
