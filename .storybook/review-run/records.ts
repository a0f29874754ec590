import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '../../translations/checks/texts.ts';
import { root } from '../../scripts/root.ts';
import { coverageOf, type CoverageReading } from '../review/coverage/reading.ts';
import { readingOf, type ComponentReading, type ReviewIndex } from '../review/problems/reading.ts';
import { recordVersion, type Rooms, type Sources, type StateRecord } from '../review/problems/record.ts';
import { roomsOf } from '../review/problems/rooms.ts';
import { readWrittenTexts } from '../words/texts-files.ts';
import type { KnownSources } from './sources.ts';
import { recordsFolder } from './store.ts';

/** The records of a component, or of all, in the order of the files' names. Those of another version are left out. */
export function readRecords(component = '*'): StateRecord[] {
  return globSync(`${component}/*.json`, { cwd: recordsFolder })
    .sort()
    .map((path) => JSON.parse(readFileSync(join(recordsFolder, path), 'utf8')) as StateRecord)
    .filter(({ version, storyFile }) => version === recordVersion && existsSync(join(root, storyFile)));
}

/** Of which components there are records. */
export function reviewIndex(): ReviewIndex {
  return { components: existsSync(recordsFolder) ? globSync('*', { cwd: recordsFolder }).sort() : [] };
}

/** What is known of a component, compared with the files as they are. */
export function readComponent(component: string, files: KnownSources): ComponentReading {
  return readingOf(readRecords(component), (record) => isStale(record, files));
}

/** What is known of all components, and of the texts that they ask for. */
export function readCoverage(files: KnownSources): CoverageReading {
  const texts = Object.entries(readWrittenTexts().files.en ?? {}).flatMap(([namespace, content]) =>
    textsIn(namespace, content).map(([key]) => key),
  );
  return coverageOf(readRecords(), (record) => isStale(record, files), texts);
}

/** How long texts may be. A change since then rarely makes it less: it is kept until the next run. */
export function readRooms(): Rooms {
  return roomsOf(readRecords());
}

function isStale({ storyFile, texts, sources }: StateRecord, files: KnownSources): boolean {
  return isOther(files.of(storyFile, texts), sources);
}

/** Removes the records of stories that a run of all no longer came across. */
export function removeOlder(begin: Date): void {
  for (const { id, measured } of readRecords()) {
    if (new Date(measured) < begin) rmSync(join(recordsFolder, `${id.replace('--', '/')}.json`));
  }
}

function isOther(now: Sources, before: Sources): boolean {
  if (now.folder !== before.folder || now.shared !== before.shared) return true;
  return Object.entries(now.texts).some(([language, hash]) => before.texts[language] !== hash);
}
