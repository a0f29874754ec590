import { fileURLToPath } from 'node:url';
import { startProcess } from './child-process.ts';
import { freePort } from './free-port.ts';

const sandboxServer = fileURLToPath(new URL('../../../sandbox/src/server.ts', import.meta.url));

/** The stand-ins for the companies, in a process of their own and with a state of their own. */
export interface RunningSandbox {
  url: string;
  smtpUrl: string;
  /** The variables with which the backend uses this sandbox. */
  variables: Record<string, string>;
  stop: () => Promise<void>;
}

/** Starts the sandbox, beside a site if one is named. Its callouts go to `calloutUrl`. */
export async function startSandbox(
  site: { origin?: string; calloutUrl?: string } = {},
): Promise<RunningSandbox> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const { origin: siteOrigin = 'http://localhost:4000', calloutUrl = `${siteOrigin}/zuora/callouts` } = site;
  const running = await startProcess(sandboxServer, {
    answersAt: `${url}/clock`,
    environment: {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_STATE: ':memory:',
      SITE_ORIGIN: siteOrigin,
      CALLOUT_URL: calloutUrl,
    },
  });
  return {
    url,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    variables: { SANDBOX_PORT: String(port), SITE_ORIGIN: siteOrigin },
    // Its answers may be slow on purpose, and are no longer needed.
    stop: () => running.stop('SIGKILL'),
  };
}
