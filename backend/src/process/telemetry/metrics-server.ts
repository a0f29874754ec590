import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import type { MetricReader } from '@opentelemetry/sdk-metrics';
import ipaddr from 'ipaddr.js';
import { prometheusText } from './prometheus-text.ts';

/** A server of metrics, and what collects them for it. */
export interface MetricsServer {
  reader: MetricReader;
  /** The port, where the address names none or 0. */
  port: number;
  close: () => Promise<void>;
}

/** Serves metrics in the format of Prometheus at `/metrics`, apart from the site. */
export async function serveMetrics({ hostname, port }: URL): Promise<MetricsServer> {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics' && mayRead(request, hostname)) {
      void answer(reader, response);
    } else response.writeHead(404).end();
  });
  server.listen({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`METRICS_URL: nothing can listen on ${hostname}:${port}.`, { cause: error });
  }
  const address = server.address();
  return {
    reader,
    port: typeof address === 'object' && address !== null ? address.port : Number(port),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(reader: MetricReader, response: ServerResponse) {
  try {
    const text = await prometheusText(reader);
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}

const privateRanges: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/**
 * Metrics tell how much is sold: a private network reads them, by the configured name or an IP address, so that no page of
 * elsewhere has a browser of that network do it. What a proxy marks as passed on is refused.
 */
function mayRead({ socket, headers }: IncomingMessage, hostname: string): boolean {
  const from = socket.remoteAddress ?? '';
  const forwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined);
  const asked = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  const named = asked === hostname || ipaddr.isValid(asked.replace(/^\[|\]$/g, ''));
  return !forwarded && named && ipaddr.isValid(from) && privateRanges.includes(ipaddr.process(from).range());
}
