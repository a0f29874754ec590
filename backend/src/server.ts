import { buildApp } from './app.ts';
import { followClock, systemClock } from './process/clock.ts';
import { watchDoor } from './process/close-connections.ts';
import { readConfig, type Config } from './config/config.ts';
import { migrate } from './database/migrate.ts';
import { onceReachable } from './database/once-reachable.ts';
import { openDatabase } from './database/open.ts';
import { ConfigurationProblem } from './config/environment-reader.ts';
import { endOnFaults } from './process/end-on-faults.ts';
import { openErrorReporting, type ErrorReporting } from './process/error-reporting/error-reporting.ts';
import { stopGracefully } from './process/graceful-stop.ts';
import { openTelemetry } from './process/telemetry/open-telemetry.ts';
import { processGauges } from './process/telemetry/process-gauges.ts';
import { createJobs } from './modules/jobs/index.ts';
import { openSite } from './site/open-site.ts';
import { processLog } from './http/request-log.ts';

/** Starts the service: what it stands on first, the door last. */
async function start() {
  const config = readConfig(process.env);
  reporting = openErrorReporting(reportingOf(config));
  const telemetry = await openTelemetry(config.telemetry, {
    environment: config.environment,
    onUnsent: (err) => log.warn({ err }, 'the collector did not take what it was sent'),
  });
  const log = processLog(config, { onFault: reporting.report, telemetry });
  endOnFaults(log, reporting.flush);
  const database = await openDatabase(config.database);
  if (telemetry.active) telemetry.watch(processGauges(database.connection));
  await onceReachable(() => migrate(database.db, { log }), log);
  const clock = config.clockUrl === undefined ? systemClock : await followClock(config.clockUrl);
  const jobs = createJobs({ connection: database.connection, clock, log, telemetry });
  const site = await openSite(config.siteBuildFolder, settingsFor(config), log);
  reporting.nameRelease(site.release);
  const app = await buildApp({ config, db: database.db, clock, jobs, site, log, telemetry, demo: true });
  const closeDoor = watchDoor(app.server);
  await jobs.start();
  await app.listen({
    port: config.port,
    host: config.environment === 'development' ? 'localhost' : '0.0.0.0',
  });

  stopGracefully(log, [
    () => closeDoor(() => app.close()),
    () => jobs.stop(),
    () => {
      clock.stop();
      return Promise.resolve();
    },
    () => database.close(),
    telemetry.close,
    reporting.flush,
  ]);
}

/** Where faults of the server are reported to. */
function reportingOf({ sentryDsn: dsn, sentrySampleRate: sampleRate, environment, siteBuildFolder }: Config) {
  return dsn === undefined ? undefined : { dsn, environment, sampleRate, siteBuildFolder };
}

/** The settings of this installation that each page gets. */
function settingsFor({ sentryDsn: dsn, sentrySampleRate: sampleRate, environment }: Config) {
  return dsn === undefined ? {} : { errorReporting: { dsn, environment, sampleRate } };
}

let reporting: ErrorReporting | undefined;

try {
  await start();
} catch (error) {
  reporting?.report({ error, message: 'the backend could not start', context: {} });
  await reporting?.flush();
  const sentence = error instanceof ConfigurationProblem ? error.message : sentenceFor(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return 'The backend could not start.';
  if ('code' in error && error.code === 'EADDRINUSE') return 'Its port is taken. Choose another with PORT.';
  const cause = error.cause instanceof Error ? `\nCause: ${error.cause.message}` : '';
  return `The backend could not start: ${error.stack ?? error.message}${cause}`;
}
