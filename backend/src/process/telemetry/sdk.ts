import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader, type IMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TelemetryConfig } from '../../config/telemetry.ts';
import { serveMetrics } from './metrics-server.ts';
import { createSampler } from './sampler.ts';
import { createSdkTelemetry } from './sdk-telemetry.ts';
import type { ProcessTelemetry, TelemetrySurroundings } from './telemetry.ts';

/** What the source of spans and metrics is called. */
const scope = 'stillpoint';
/** For how long a collector that does not answer is waited for, at the end too. */
const timeoutMillis = 3_000;

/** Opens the exporters that are configured. Throws where the address of metrics is taken. */
export async function openSdk(
  config: TelemetryConfig,
  { environment, onUnsent }: TelemetrySurroundings,
): Promise<ProcessTelemetry> {
  const { collectorUrl, collectorAuthorization, traceSampleRate, metricsUrl } = config;
  const resource = resourceFromAttributes({
    'service.name': 'stillpoint-backend',
    'service.instance.id': randomUUID(),
    'deployment.environment.name': environment,
  });
  const exporterTo = (path: string) => ({
    url: `${collectorUrl}${path}`,
    ...(collectorAuthorization !== undefined && { headers: { authorization: collectorAuthorization } }),
    timeoutMillis,
  });
  const readers: IMetricReader[] = [];
  const metricsServer = metricsUrl === undefined ? undefined : await serveMetrics(new URL(metricsUrl));
  if (metricsServer !== undefined) readers.push(metricsServer.reader);
  if (collectorUrl !== undefined) {
    const exporter = tellingUnsent(new OTLPMetricExporter(exporterTo('/v1/metrics')), onUnsent);
    readers.push(new PeriodicExportingMetricReader({ exporter, exportTimeoutMillis: timeoutMillis }));
  }
  const meters = new MeterProvider({ resource, readers });
  const tracers = new TracerProvider({
    resource,
    sampler: createSampler(collectorUrl === undefined ? 0 : traceSampleRate),
    spanProcessors:
      collectorUrl === undefined
        ? []
        : [
            new BatchSpanProcessor({
              exporter: tellingUnsent(new OTLPTraceExporter(exporterTo('/v1/traces')), onUnsent),
            }),
          ],
  });

  return {
    ...createSdkTelemetry(tracers.getTracer(scope), meters.getMeter(scope)),
    close: async () => {
      // What does not reach the collector now never does.
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      await metricsServer?.close();
    },
  };
}

interface Exporter<Sent> {
  export: (sent: Sent, done: (result: { code: number; error?: Error }) => void) => void;
}

/** Of OpenTelemetry: what was sent was taken. */
const taken = 0;

/** Has an exporter say where what it sent was not taken, outside of the work that happened to be in progress. */
function tellingUnsent<Sent, Kind extends Exporter<Sent>>(
  exporter: Kind & Exporter<Sent>,
  onUnsent: TelemetrySurroundings['onUnsent'],
): Kind {
  const send = exporter.export.bind(exporter);
  const outside = AsyncLocalStorage.snapshot();
  exporter.export = (sent, done) => {
    send(sent, (result) => {
      if (result.code !== taken) outside(() => onUnsent(result.error));
      done(result);
    });
  };
  return exporter;
}
