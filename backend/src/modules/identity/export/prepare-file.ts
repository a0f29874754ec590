import type { Kysely, Transaction } from 'kysely';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import { jobKind, type Jobs } from '../../../process/jobs.ts';
import type { IdentityMail } from '../ports.ts';
import { lockAccount } from '../session/locked-account.ts';
import type { IdentityTables } from '../tables.ts';
import { dataFileOf } from './data-file.ts';
import { fileHours, type PreparedFiles } from './prepared-files.ts';
import type { ReadingParts } from './read-personal-data.ts';

/** A file to be made, and the language of the page on which it was asked for, to which the mail leads. */
interface AskedFile {
  id: string;
  language: Language;
}

const makeDataFile = jobKind<AskedFile>('identity.makeDataFile', ({ id }) => id);

/** What making files works with. */
export interface FileMakerParts extends Pick<ReadingParts, 'personalTables'> {
  db: Kysely<IdentityTables>;
  files: PreparedFiles;
  mail: IdentityMail;
  siteOrigin: string;
}

/**
 * Makes a file that was asked for, and mails its owner that it is there, at an address that was proved. It is kept whole
 * or not at all, in the transaction that asks for the mail: a process that is killed leaves all of it to the next one.
 */
export function fileMaker({ db, files, mail, personalTables, siteOrigin }: FileMakerParts) {
  return async function makeFile({ id, language: ofPage }: AskedFile): Promise<void> {
    const accountId = await files.ownerOf(id);
    if (accountId === undefined) return;
    const file = await dataFileOf(accountId, { db: db.$pickTables<never>(), personalTables });
    const content = JSON.stringify(file);
    await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, accountId);
      if (account === undefined || !(await files.keep(trx, { id, accountId }, content))) return;
      // It may be a stranger's: nothing of the account goes there.
      if (account.emailVerifiedAt === null) return;
      const { email: to, language, firstName } = account;
      const link = `${siteOrigin}${languagePrefix(ofPage)}/user/data`;
      await mail.send(
        { key: `dataFile:${id}`, to, language, firstName, mail: 'dataFile', link, hours: fileHours },
        trx.$pickTables<never>(),
      );
    });
  };
}

/** Asks for files, which a job makes. */
export function createFileRequests({
  jobs,
  ...parts
}: FileMakerParts & { jobs: Pick<Jobs, 'enqueue' | 'work'> }) {
  jobs.work(makeDataFile, fileMaker(parts));

  return {
    /** Asks for the file of an account, unless there is one, or it is being made. */
    async ask(trx: Transaction<IdentityTables>, accountId: string, language: Language): Promise<void> {
      const id = await parts.files.ask(trx, accountId);
      if (id !== undefined) await jobs.enqueue(trx, makeDataFile, { id, language });
    },
  };
}

export type FileRequests = ReturnType<typeof createFileRequests>;
