import { git, headCommit } from '../../scripts/git.ts';
import type { LastChange } from '../review/passports/passport.ts';

/** What git knows of some folders. */
export interface History {
  /** Null where git does not know the sources. */
  commit: string | null;
  /** The last change of the files that are meant. */
  lastChange: (isMeant: (path: string) => boolean) => LastChange;
}

interface Change {
  commit: string;
  date: string;
  subject: string;
  paths: string[];
}

/** Reads the history of some folders at once. */
export function historyOf(folders: readonly string[]): History {
  const commit = headCommit() ?? null;
  // A shallow clone says of each file that its oldest commit made it.
  const isWhole = commit !== null && git('rev-parse', '--is-shallow-repository')?.trim() === 'false';
  const format = '--format=%x01%H%x02%cs%x02%s';
  const log = isWhole
    ? git('log', format, '--name-only', '--no-renames', '--no-merges', '--', ...folders)
    : undefined;
  const changes = changesIn(log ?? '');
  const changed = (git('status', '--porcelain', '--no-renames', '-uall', '--', ...folders) ?? '')
    .split('\n')
    .map((line) => line.slice(3));

  return {
    commit,
    lastChange: (isMeant) => {
      const last = changes.find(({ paths }) => paths.some(isMeant));
      if (last === undefined) return { status: 'unknown' };
      return {
        status: 'known',
        ...{ commit: last.commit, date: last.date, subject: last.subject },
        uncommitted: changed.some(isMeant),
      };
    },
  };
}

/** The commits of a log, the latest first. */
export function changesIn(log: string): Change[] {
  return log
    .split('\u0001')
    .slice(1)
    .map((entry) => {
      const [head = '', ...paths] = entry.split('\n');
      const [commit = '', date = '', subject = ''] = head.split('\u0002');
      return { commit, date, subject, paths: paths.filter((path) => path !== '') };
    });
}
