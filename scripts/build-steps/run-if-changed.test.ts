import { afterEach, beforeEach, expect, test } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIfChanged, type BuildStep } from './run-if-changed.ts';

let folder: string;
let step: BuildStep;
let runs: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-step-'));
  mkdirSync(join(folder, 'source'));
  write('source/input.ts', 'one');
  runs = 0;
  step = {
    name: 'example',
    title: 'An example',
    inputs: ['source/**'],
    outputs: ['output.txt'],
    run: () => {
      runs += 1;
      write('output.txt', 'made');
      return Promise.resolve();
    },
  };
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('runs once while its inputs are unchanged', async () => {
  expect(await runIfChanged(step, folder)).toBe(true);
  expect(await runIfChanged(step, folder)).toBe(false);
  expect(runs).toBe(1);
});

test.each([
  ['an input has changed', () => write('source/input.ts', 'two')],
  ['an input was added', () => write('source/other.ts', '')],
  ['an output is missing', () => rmSync(join(folder, 'output.txt'))],
])('runs again when %s', async (_, change) => {
  await runIfChanged(step, folder);
  change();
  expect(await runIfChanged(step, folder)).toBe(true);
});

test('runs again when what it reads beside files has changed', async () => {
  let commit = 'one';
  const reading = { ...step, alsoReads: () => commit };
  await runIfChanged(reading, folder);
  expect(await runIfChanged(reading, folder)).toBe(false);
  commit = 'two';
  expect(await runIfChanged(reading, folder)).toBe(true);
});

test('does not run again when only a test or a story has changed', async () => {
  await runIfChanged(step, folder);
  write('source/input.test.ts', '');
  write('source/Input.stories.tsx', '');
  expect(await runIfChanged(step, folder)).toBe(false);
});

test('runs again when a story has changed that its inputs name', async () => {
  const reading = { ...step, inputs: ['source/**', 'source/*.stories.tsx'] };
  await runIfChanged(reading, folder);
  write('source/Input.stories.tsx', '');
  expect(await runIfChanged(reading, folder)).toBe(true);
});

test('runs again after it has failed', async () => {
  await runIfChanged(step, folder);
  write('source/input.ts', 'two');
  const failing = { ...step, run: () => Promise.reject(new Error('interrupted')) };
  await expect(runIfChanged(failing, folder)).rejects.toThrow('interrupted');
  expect(await runIfChanged(step, folder)).toBe(true);
});

function write(path: string, content: string) {
  writeFileSync(join(folder, path), content);
}
