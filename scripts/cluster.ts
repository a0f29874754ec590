import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { runSteps } from './build-steps/run-steps.ts';
import { built } from './build-steps/steps.ts';
import { startCluster, type Cluster, type ClusterSettings } from './cluster/cluster.ts';
import { faults, faultTable } from './cluster/faults.ts';
import { command } from './command.ts';
import { progress } from './progress.ts';
import { root } from './root.ts';
import { portFrom, requireFreePorts } from './system/ports.ts';

/** A cluster that was forgotten stops by itself after so long. */
const hours = 8;

// Who leaves while it starts leaves no service behind: each of them ends as this process exits.
const leave = () => process.exit(130);
process.once('SIGINT', leave).once('SIGTERM', leave);

await command(async () => {
  const settings: ClusterSettings = {
    publicPort: portFrom('PORT', 4443),
    sandboxPort: portFrom('SANDBOX_PORT', 4100),
    smtpPort: portFrom('SANDBOX_SMTP_PORT', 4125),
    folder: join(root, '.stillpoint/cluster'),
    onLine: (service, line) => process.stdout.write(`${service.padEnd(9)} │ ${line}\n`),
  };
  await requireFreePorts('npm run cluster', [
    { port: settings.publicPort, what: 'the site', variable: 'PORT' },
    { port: settings.sandboxPort, what: 'the sandbox', variable: 'SANDBOX_PORT' },
    { port: settings.smtpPort, what: "the sandbox's mail server", variable: 'SANDBOX_SMTP_PORT' },
  ]);

  process.stdout.write('\nStillpoint on many machines\n');
  await runSteps(built);
  const cluster = await startCluster(settings);
  process.off('SIGINT', leave).off('SIGTERM', leave);
  process.stdout.write(faultTable(cluster));
  void causeFaults(cluster);
  await Promise.race([
    once(process, 'SIGINT'),
    once(process, 'SIGTERM'),
    pause(hours * 3_600_000, undefined, { ref: false }),
  ]);

  process.once('SIGINT', leave);
  process.stdout.write('\nStopping …\n');
  await cluster.stop();
  process.stdout.write('Stopped.\n');
  process.exit();
});

/** Carries out what is typed. */
async function causeFaults(cluster: Cluster) {
  for await (const line of createInterface({ input: process.stdin })) {
    const fault = faults.find(({ word }) => word === line.trim());
    if (!fault) {
      process.stdout.write(`  Type one of: ${faults.map(({ word }) => word).join(', ')}.\n`);
      continue;
    }
    await progress(fault.does, async () => {
      await fault.cause(cluster);
      return undefined;
    }).catch((error: unknown) => process.stderr.write(`  ${String(error)}\n`));
  }
}
