import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../build', import.meta.url));

/** Where the journeys write down what the backend told each page. */
export const recordsFolder = fileURLToPath(new URL('../../../.stillpoint/recorded-pages', import.meta.url));

/** The variables of a site that records what each page was told. */
export async function recordingVariables(folder: string, name: string): Promise<NodeJS.ProcessEnv> {
  return {
    SITE_BUILD_FOLDER: await makeRecordingBuild(join(folder, 'site')),
    RECORDED_PAGES: join(recordsFolder, `pages-${name}.jsonl`),
  };
}

/** A build folder whose server bundle draws with the built site and records what each page was told. */
async function makeRecordingBuild(folder: string): Promise<string> {
  await mkdir(join(folder, 'server'), { recursive: true });
  await symlink(join(build, 'client'), join(folder, 'client'));
  await symlink(join(import.meta.dirname, 'recordingBundle.ts'), join(folder, 'server/pages.js'));
  return folder;
}
