import type { Telemetry } from '../../process/telemetry/telemetry.ts';

/** Beside the data of a job: who asked for it, where that is traced. */
interface Traced {
  traceparent?: string;
}

/** The data of a job, as it is kept: it names the work that asked for it, so that the job belongs to the same trace. */
export function inTraceOf(telemetry: Pick<Telemetry, 'traceparent'>, data: object): object {
  const traceparent = telemetry.traceparent();
  return traceparent === undefined ? data : { ...data, traceparent };
}

/** What `inTraceOf` has joined. What a schedule asks for has no data. */
export function traceIn(sent: object | null): { data: object; traceparent: string | undefined } {
  const { traceparent, ...data } = (sent ?? {}) as Traced;
  return { data, traceparent };
}
