import { mkdir, rm } from 'node:fs/promises';
import { recordsFolder } from './states/recordingBuild.ts';

/** Deletes what an earlier run recorded, before the workers start. */
export default async function emptyRecords() {
  await rm(recordsFolder, { recursive: true, force: true });
  await mkdir(recordsFolder, { recursive: true });
}
