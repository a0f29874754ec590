import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Meter,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { readWithin } from './gauge-reading.ts';
import { gauges, histograms, type GaugeName, type HistogramName } from './metrics.ts';
import type { Telemetry } from './telemetry.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Telemetry by a tracer and a meter of OpenTelemetry. Nothing is registered for the whole process. */
export function createSdkTelemetry(tracer: Tracer, meter: Meter): Telemetry {
  const current = new AsyncLocalStorage<Context>();
  const here = () => current.getStore() ?? ROOT_CONTEXT;

  const recorders = new Map(
    Object.entries(histograms).map(([name, { description, buckets }]) => [
      name as HistogramName,
      meter.createHistogram(name, {
        description,
        unit: 's',
        advice: { explicitBucketBoundaries: [...buckets] },
      }),
    ]),
  );
  const observed = new Map(
    Object.entries(gauges).map(([name, { description, unit }]) => [
      name as GaugeName,
      meter.createObservableGauge(name, { description, unit }),
    ]),
  );

  return {
    active: true,

    traced({ name, kind, attributes = {}, traceparent }, work) {
      const asking = spanContextIn(traceparent);
      const parent = asking === undefined ? here() : trace.setSpanContext(ROOT_CONTEXT, asking);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      return current.run(trace.setSpan(parent, span), async () => {
        try {
          return await work((learned) => span.setAttributes(learned));
        } catch (error) {
          // The message of an error may quote what was typed.
          span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },

    traceparent() {
      const place = trace.getSpanContext(here());
      if (place === undefined || !isSampled(place)) return undefined;
      return `00-${place.traceId}-${place.spanId}-01`;
    },

    measure(histogram, seconds, attributes) {
      recorders.get(histogram)?.record(seconds, attributes);
    },

    watch(read, maxAgeMs = 0) {
      const readings = readWithin(read, maxAgeMs);
      meter.addBatchObservableCallback(
        async (result) => {
          for (const { gauge, value, attributes } of await readings()) {
            const instrument = observed.get(gauge);
            if (instrument !== undefined) result.observe(instrument, value, attributes);
          }
        },
        [...observed.values()],
      );
    },
  };
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Where a `traceparent` points to. Undefined where it has another form. */
function spanContextIn(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(traceparent ?? '') ?? [];
  const place = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(place) ? place : undefined;
}

export function isSampled({ traceFlags }: SpanContext): boolean {
  return (traceFlags & TraceFlags.SAMPLED) !== 0;
}
