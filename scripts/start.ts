import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runSteps } from './build-steps/run-steps.ts';
import { built } from './build-steps/steps.ts';
import { command } from './command.ts';
import { progress } from './progress.ts';
import { root } from './root.ts';
import { dataPlaces } from './system/dataPlaces.ts';
import { portFrom, requireFreePorts } from './system/ports.ts';
import { freePort } from '../backend/src/testing/free-port.ts';
import { launch, type Service } from './system/service.ts';
import { startBackend, startCopyDesk, startSandbox, type SystemSettings } from './system/system.ts';
import { tableOf } from './system/table.ts';

const running: Service[] = [];
const watch = process.argv.includes('--watch');
let stopping = false;

process.on('SIGINT', () => void stopAll());
process.on('SIGTERM', () => void stopAll());

await command(start);

/** Builds what has changed, starts sandbox and site, says where everything is, and stays until it is stopped. */
async function start() {
  const settings: SystemSettings = {
    port: portFrom('PORT', 4000),
    // The copy desk stands before the site.
    ...(watch && { sitePort: await freePort() }),
    sandboxPort: portFrom('SANDBOX_PORT', 4100),
    smtpPort: portFrom('SANDBOX_SMTP_PORT', 4125),
    folder: join(root, '.stillpoint'),
    onLine: (service, line) => process.stdout.write(`${service.padEnd(7)} │ ${line}\n`),
    watch,
    // Requests would push the table out of sight: LOG_LEVEL=info shows them.
    variables: { LOG_LEVEL: process.env.LOG_LEVEL ?? (watch ? 'info' : 'warn'), ...dataPlaces(process.env) },
  };
  const { port, sandboxPort, smtpPort } = settings;
  const deskPort = portFrom('COPY_DESK_PORT', 4006);
  await requireFreePorts(watch ? 'npm run dev' : 'npm start', [
    { port, what: 'the site', variable: 'PORT' },
    { port: sandboxPort, what: 'the sandbox', variable: 'SANDBOX_PORT' },
    { port: smtpPort, what: "the sandbox's mail server", variable: 'SANDBOX_SMTP_PORT' },
    ...(watch ? [{ port: deskPort, what: 'the copy desk', variable: 'COPY_DESK_PORT' }] : []),
  ]);

  process.stdout.write('\nStillpoint\n');
  await runSteps(built);
  await bringUp('Sandbox', () => startSandbox(settings));
  await bringUp('Database, backend and site', () => startBackend(settings));
  if (watch) await bringUp('Copy desk', () => startCopyDesk(settings, deskPort));
  if (stopped()) return;
  if (watch) keepBuilding(settings.onLine);

  process.stdout.write(
    tableOf({ site: `http://localhost:${port}`, sandbox: `http://127.0.0.1:${sandboxPort}` }),
  );
  if (watch) process.stdout.write('  Alt and a click on any text of the site open the copy desk.\n\n');
  await Promise.race(running.map(({ ended }) => ended));
  if (!stopped()) {
    process.stderr.write('\nA service has ended by itself. Stopping the others.\n');
    process.exitCode = 1;
    await stopAll();
  }
}

async function bringUp(title: string, begin: () => Promise<Service>) {
  if (stopped()) return;
  await progress(title, async () => {
    running.unshift(await begin());
    return undefined;
  }).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
}

/** Rebuilds the site after each change; the backend then restarts with the new bundle. */
function keepBuilding(onLine: SystemSettings['onLine']) {
  running.push(
    launch({
      args: ['node_modules/webpack-cli/bin/cli.js', '--watch'],
      onLine: (line) => onLine('build', line),
    }),
  );
}

/** Ends the services in the opposite order. A second signal, after one second, ends this process at once. */
async function stopAll() {
  if (stopping) return;
  stopping = true;
  process.stdout.write('\nStopping …\n');
  void pause(1000, undefined, { ref: false }).then(() => {
    process.once('SIGINT', () => process.exit(130));
  });
  for (const service of running) await service.stop();
  process.stdout.write('Stopped.\n');
}

/** A function, since a signal may arrive during any await. */
function stopped(): boolean {
  return stopping;
}
