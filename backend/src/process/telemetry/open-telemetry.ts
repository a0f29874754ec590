import type { TelemetryConfig } from '../../config/telemetry.ts';
import { noTelemetry, type Telemetry } from './telemetry.ts';

/** Telemetry of a process, which ends before the process does. */
export interface OpenTelemetry extends Telemetry {
  /** Sends what waits: a few seconds at most. */
  close: () => Promise<void>;
}

/** Opens what is configured. Where nothing is, OpenTelemetry is not even loaded. */
export async function openTelemetry(config: TelemetryConfig, environment: string): Promise<OpenTelemetry> {
  if (config.collectorUrl === undefined && config.metricsUrl === undefined) {
    return { ...noTelemetry, close: () => Promise.resolve() };
  }
  const { openSdk } = await import('./sdk.ts');
  return openSdk(config, environment);
}
