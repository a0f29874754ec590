import { buildApp } from './app.ts';
import { createClock } from './clock/clock.ts';
import { readConfig } from './config.ts';
import { createMailServer } from './mail/mail-server.ts';
import { freshState } from './state/sandbox-state.ts';
import { openStateFile } from './state/state-file.ts';

try {
  await start();
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
}

async function start() {
  const config = readConfig(process.env);
  const file = await openStateFile(config.statePath, () => freshState(new Date()));
  const mailServer = createMailServer(file.state.mail, createClock(file.state.clock), {
    kept: config.mailsKept,
    save: file.save,
  });
  const app = await buildApp(config, file, { logger: true });
  app.addHook('onClose', () => mailServer.close());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  // Also when the parent was killed: its channel closes with it. The channel alone keeps nothing running.
  process.once('disconnect', () => void app.close());
  process.channel?.unref();
  try {
    await mailServer.listen(config.smtpPort);
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  process.stdout.write(`The sandbox stands at http://127.0.0.1:${String(config.port)}\n`);
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return 'The sandbox could not start.';
  const taken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  return taken
    ? `Port ${String(error.port)} is taken. Choose another with SANDBOX_PORT or SANDBOX_SMTP_PORT.`
    : `The sandbox could not start: ${error.message}`;
}
