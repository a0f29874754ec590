import type { DataFileFacts } from './facts.ts';
import type { PreparedFiles } from './prepared-files.ts';
import type { ReadingParts } from './read-personal-data.ts';
import { sizeOfData } from './size-of-data.ts';

/** What deciding on the delivery of a file works with. */
export interface FileSizeParts extends ReadingParts {
  files: Pick<PreparedFiles, 'stateOf'>;
  /** A larger file is made by a job. */
  atOnceBytes: number;
}

/** How the file of a person can be delivered now. A small one is always made at once. */
export async function fileDelivery(
  accountId: string,
  { files, atOnceBytes, ...reading }: FileSizeParts,
): Promise<DataFileFacts> {
  if ((await sizeOfData(accountId, reading)) <= atOnceBytes) return { status: 'atOnce' };
  return (await files.stateOf(accountId)) ?? { status: 'large' };
}
