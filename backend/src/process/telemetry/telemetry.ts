import type { GaugeName, HistogramName } from './metrics.ts';

/**
 * What spans and metrics may say: patterns, names and words of our own. A value that a person typed, an address, a token
 * or the id of an account has no name here.
 */
export const attributeNames = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'company',
  'operation',
  'outcome',
  'queue',
  'mail',
  'state',
  'quantile',
  'error.type',
] as const;

export type Attributes = Partial<Record<(typeof attributeNames)[number], string | number>>;

/** A piece of work, as its trace shows it. */
export interface SpanStart {
  name: string;
  /** `server`: answers a request. `client`: asks another company. `consumer`: does a job. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** The `traceparent` of what asked for the work, in the form of W3C. Without it, the work in progress asked. */
  traceparent?: string | undefined;
}

/** One value of a gauge. */
export interface Reading {
  gauge: GaugeName;
  value: number;
  attributes?: Attributes;
}

/** How the process is seen from outside: traces of what it does, and metrics. */
export interface Telemetry {
  /** False where neither traces nor metrics go anywhere. */
  active: boolean;
  /** Does work as a span. What the work learns on its way is said by `note`. A throw is noted by the kind of its error. */
  traced: <Result>(
    span: SpanStart,
    work: (note: (attributes: Attributes) => void) => Promise<Result>,
  ) => Promise<Result>;
  /** The work in progress as a `traceparent`, to be handed on. Undefined where it is not traced. */
  traceparent: () => string | undefined;
  /** Adds a duration in seconds to a histogram. */
  measure: (histogram: HistogramName, seconds: number, attributes: Attributes) => void;
  /** Has gauges read when metrics are collected, unless they were read less than `maxAgeMs` ago. */
  watch: (read: () => Promise<readonly Reading[]>, maxAgeMs?: number) => void;
}

/** Telemetry of a process, which ends before the process does. */
export interface ProcessTelemetry extends Telemetry {
  /** Sends what waits: a few seconds at most. */
  close: () => Promise<void>;
}

/** Where telemetry is from, and who hears of what is wrong with it. */
export interface TelemetrySurroundings {
  environment: string;
  /** Hears that a collector did not take what it was sent, which is lost then. */
  onUnsent: (error: Error | undefined) => void;
}

/** Telemetry that is off. */
export const noTelemetry: Telemetry = {
  active: false,
  traced: (_span, work) => work(() => undefined),
  traceparent: () => undefined,
  measure: () => undefined,
  watch: () => undefined,
};

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
