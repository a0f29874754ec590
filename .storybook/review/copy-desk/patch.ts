/** A file before and after, of equally many lines: a text never takes more than its own. */
export interface ChangedFile {
  /** From the root of the repository. */
  path: string;
  before: string;
  after: string;
}

/** A unified diff that `git apply` takes. */
export function patchOf(files: readonly ChangedFile[]): string {
  return files.map(diff).join('');
}

/** Lines that stand around a change. */
const context = 3;

function diff({ path, before, after }: ChangedFile): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) throw new Error(`${path} has another number of lines`);
  const changed = old.flatMap((line, at) => (line === now[at] ? [] : [at]));
  if (changed.length === 0) return '';
  // What follows the last line break is no line.
  const end = old.at(-1) === '' ? old.length - 1 : old.length;
  const hunks = together(changed).map(([first, last]) =>
    hunk(old, now, Math.max(0, first - context), Math.min(end, last + context + 1)),
  );
  return `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${hunks.join('')}`;
}

/** First and last line of changes whose surroundings touch. */
function together(changed: number[]): [number, number][] {
  const groups: [number, number][] = [];
  for (const line of changed) {
    const last = groups.at(-1);
    if (last !== undefined && line - last[1] <= 2 * context) last[1] = line;
    else groups.push([line, line]);
  }
  return groups;
}

function hunk(old: string[], now: string[], from: number, to: number): string {
  const lines: string[] = [];
  let added: string[] = [];
  const endOfChange = () => {
    lines.push(...added);
    added = [];
  };
  for (let at = from; at < to; at += 1) {
    const [was = '', is = ''] = [old[at], now[at]];
    if (was === is) {
      endOfChange();
      lines.push(` ${was}`);
    } else {
      lines.push(`-${was}`);
      added.push(`+${is}`);
    }
  }
  endOfChange();
  const place = `${String(from + 1)},${String(to - from)}`;
  return `@@ -${place} +${place} @@\n${lines.join('\n')}\n`;
}
