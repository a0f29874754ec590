import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace';
import { prometheusText } from '../process/telemetry/prometheus-text.ts';
import { createSampler } from '../process/telemetry/sampler.ts';
import { createSdkTelemetry } from '../process/telemetry/sdk-telemetry.ts';

/** Telemetry that is kept in memory: the spans that ended, and the metrics as Prometheus would read them. */
export function telemetryInMemory({ share = 1 } = {}) {
  const exporter = new InMemorySpanExporter();
  const reader = new PrometheusExporter({ preventServerStart: true });
  const tracers = new TracerProvider({
    sampler: createSampler(share),
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
  });
  const meters = new MeterProvider({ readers: [reader] });
  return {
    telemetry: createSdkTelemetry(tracers.getTracer('test'), meters.getMeter('test')),
    spans: (): readonly ReadableSpan[] => exporter.getFinishedSpans(),
    metrics: () => prometheusText(reader),
  };
}
