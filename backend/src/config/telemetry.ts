import type { EnvironmentReader } from './environment-reader.ts';

/** Where traces and metrics go. Nowhere, unless it is set. */
export interface TelemetryConfig {
  /** The collector that takes both by OTLP over HTTP, without the path of either. */
  collectorUrl: string | undefined;
  /** What the collector knows us by: the header `authorization`. */
  collectorAuthorization: string | undefined;
  /** The share of requests that only read whose traces are kept, from 0 to 1. Of those that change something, all are. */
  traceSampleRate: number;
  /** Where Prometheus reads metrics: a host and port of their own. */
  metricsUrl: string | undefined;
}

export function telemetryFrom(read: EnvironmentReader): TelemetryConfig {
  return {
    collectorUrl: read.optionalAddress('OTLP_URL', ['http:', 'https:']),
    collectorAuthorization: read.optional('OTLP_AUTHORIZATION'),
    traceSampleRate: read.share('TRACE_SAMPLE_RATE'),
    metricsUrl: read.optionalAddress('METRICS_URL', ['http:']),
  };
}
