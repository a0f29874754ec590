import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { nodeEnvironment } from '../../testing/node-environment.ts';

const loading = fileURLToPath(new URL('../../testing/loading-process.ts', import.meta.url));

/** The packages of OpenTelemetry that a process with these variables loads. */
async function loadedWith(variables: Record<string, string>): Promise<unknown> {
  const env = { ...nodeEnvironment, ...variables };
  const { stdout } = await promisify(execFile)(process.execPath, [loading], { env });
  return JSON.parse(stdout);
}

test('where nothing is configured, nothing of OpenTelemetry is loaded', async () => {
  expect(await loadedWith({})).toEqual([]);
});

test('where metrics are served, it is', async () => {
  const loaded = await loadedWith({ METRICS_URL: 'http://127.0.0.1:0' });
  expect(loaded).toContain('@opentelemetry/sdk-metrics');
});
