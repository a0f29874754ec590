import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './folders.ts';

/** The changelog of the package, with the notes of changesets that no release has yet. */
export function changelog(): string {
  const released = readFileSync(join(folders.designSystem, 'CHANGELOG.md'), 'utf8');
  return withUnreleased(released, pendingNotes());
}

/** A note of a changeset: what users will notice, and what kind of change it is. */
export interface Note {
  kind: 'major' | 'minor' | 'patch';
  text: string;
}

const titles = { major: 'Major changes', minor: 'Minor changes', patch: 'Patch changes' } as const;

/** Puts the notes above the newest release, in the form in which `changeset version` will write them. */
export function withUnreleased(released: string, notes: readonly Note[]): string {
  const parts = Object.entries(titles).map(([kind, title]) => {
    const texts = notes.filter((note) => note.kind === kind).map(({ text }) => `- ${indented(text)}`);
    return texts.length === 0 ? '' : `### ${title}\n\n${texts.join('\n')}\n\n`;
  });
  const list = parts.join('');
  return list === '' ? released : released.replace(/^(?=## )/m, () => `## Unreleased\n\n${list}`);
}

const form =
  /^---\n(?:.*\n)*?['"]@stillpoint\/design-system['"]: (?<kind>major|minor|patch)\n(?:.*\n)*?---\n(?<text>[^]+)$/;

function pendingNotes(): Note[] {
  const folder = join(folders.repository, '.changeset');
  return globSync('*.md', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const { kind, text } = form.exec(readFileSync(join(folder, file), 'utf8'))?.groups ?? {};
      return kind === undefined || text === undefined
        ? []
        : [{ kind: kind as Note['kind'], text: text.trim() }];
    });
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
