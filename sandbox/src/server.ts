import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { freshState } from './state/sandbox-state.ts';
import { openStateFile } from './state/state-file.ts';

const config = readConfig(process.env);
const file = await openStateFile(config.statePath, () => freshState(new Date()));
const app = await buildApp(config, file, { logger: true });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}

await app.listen({ host: '127.0.0.1', port: config.port });
process.stdout.write(`The sandbox stands at http://127.0.0.1:${String(config.port)}\n`);
