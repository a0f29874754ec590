import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig, type SandboxConfig } from '../config.ts';
import { freshState, type SandboxState } from '../state/sandbox-state.ts';
import { openStateFile, type StateFile } from '../state/state-file.ts';

/** A callout or webhook as the site would have received it. */
export interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A sandbox for a test, beside a site that listens. */
export interface TestSandbox {
  app: FastifyInstance;
  config: SandboxConfig;
  file: StateFile<SandboxState>;
  heard: Heard[];
  /** Makes the site answer with this status from now on. */
  answerWith: (status: number) => void;
  close: () => Promise<void>;
}

/** Opens a sandbox in memory. Its site listens on a free port and answers 204. */
export async function openSandbox(options: AppOptions & { statePath?: string } = {}): Promise<TestSandbox> {
  const heard: Heard[] = [];
  let status = 204;
  const site = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      heard.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const siteOrigin = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  const config = readConfig({ SITE_ORIGIN: siteOrigin, SANDBOX_SMTP_PORT: '0' });
  const file = await openStateFile(options.statePath, () => freshState(new Date()));
  const app = await buildApp(config, file, { tickMs: 0, lateAnswerMs: 300, ...options });

  return {
    app,
    config,
    file,
    heard,
    answerWith: (next) => (status = next),
    async close() {
      await app.close();
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}
