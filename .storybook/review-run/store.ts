import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { recordVersion, type StateRecord } from '../review/problems/record.ts';
import { sourcesIn } from './sources.ts';

/** What the page says of a state. */
export type Measured = Pick<StateRecord, 'id' | 'name' | 'cells' | 'texts' | 'rooms' | 'pictures' | 'sameAs'>;

/** Where all records are: a folder a component, a file a state. */
export const recordsFolder = join(root, '.stillpoint/review');

let files = sourcesIn(root);

/** Reads the files anew that records are compared with. */
export function forgetFiles(): void {
  files = sourcesIn(root);
}

/** Writes the record of a state, at once and whole. */
export function keepRecord(measured: Measured, storyFile: string, browser: string): void {
  const record: StateRecord = {
    version: recordVersion,
    ...measured,
    storyFile,
    measured: new Date().toISOString(),
    browser,
    sources: files.of(storyFile, measured.texts),
  };
  const [component = '', story = ''] = measured.id.split('--');
  const path = join(recordsFolder, component, `${story}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(record));
  renameSync(`${path}.new`, path);
}
