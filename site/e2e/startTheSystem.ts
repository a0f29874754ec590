import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/system/ports.ts';
import { startSystem } from '../../scripts/system/system.ts';
import { makeRecordingBuild, recordsFolder } from './states/recordingBuild.ts';

/** Starts the whole system on free ports and an empty folder; takes both away in the end. */
export default async function startTheSystem() {
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-journeys-'));
  const lines: string[] = [];
  await rm(recordsFolder, { recursive: true, force: true });
  await mkdir(recordsFolder, { recursive: true });
  const system = await startSystem({
    port: await freePort(),
    sandboxPort: await freePort(),
    smtpPort: await freePort(),
    folder,
    // Each journey comes from an address of its own, as if through a proxy of ours: sign-ups are counted by address.
    variables: {
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      SITE_BUILD_FOLDER: await makeRecordingBuild(join(folder, 'site')),
      RECORDED_PAGES: join(recordsFolder, 'pages.jsonl'),
    },
    onLine: (service, line) => lines.push(`${service}: ${line}`),
  });
  process.env.JOURNEY_SITE = system.site;
  process.env.JOURNEY_SANDBOX = system.sandbox;

  return async () => {
    await system.stop();
    await writeFile(join(tmpdir(), 'stillpoint-journeys.log'), lines.join('\n'));
    await rm(folder, { recursive: true, force: true });
  };
}
