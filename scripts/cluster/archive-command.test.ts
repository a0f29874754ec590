import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveCommand } from './archive-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stillpoint archive-'));
  mkdirSync(join(folder, 'archive'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = (name: string) => join(folder, 'archive', name);

/** Archives a segment as PostgreSQL has it done. Throws where that fails. */
function archive(name: string, content: string) {
  const segment = join(folder, name);
  writeFileSync(segment, content);
  const command = archiveCommand(join(folder, 'archive'))
    .replaceAll('%p', `"${segment}"`)
    .replaceAll('%f', name);
  execFileSync('sh', ['-c', command], { stdio: 'ignore' });
}

test('a segment is kept, and may be archived once more', () => {
  archive('0001', 'written');
  archive('0001', 'written');
  expect(readFileSync(kept('0001'), 'utf8')).toBe('written');
  expect(existsSync(kept('0001.part'))).toBe(false);
});

test('one that was begun and not ended is begun again', () => {
  writeFileSync(kept('0001.part'), 'wri');
  archive('0001', 'written');
  expect(readFileSync(kept('0001'), 'utf8')).toBe('written');
});

test('another one of the same name is refused, and does not replace it', () => {
  archive('0001', 'written');
  expect(() => archive('0001', 'of another server')).toThrow();
  expect(readFileSync(kept('0001'), 'utf8')).toBe('written');
});

test('the runbook archives by the same command', () => {
  const runbook = readFileSync(new URL('../../docs/runbooks/restoring.md', import.meta.url), 'utf8');
  expect(runbook).toContain(`archive_command = '${archiveCommand('/archive')}'`);
});
