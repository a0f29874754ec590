import type { TelemetryConfig } from '../../config/telemetry.ts';
import { noTelemetry, type ProcessTelemetry, type TelemetrySurroundings } from './telemetry.ts';

/** Opens what is configured. Where nothing is, OpenTelemetry is not even loaded. */
export async function openTelemetry(
  config: TelemetryConfig,
  about: TelemetrySurroundings,
): Promise<ProcessTelemetry> {
  if (config.collectorUrl === undefined && config.metricsUrl === undefined) {
    return { ...noTelemetry, close: () => Promise.resolve() };
  }
  const { openSdk } = await import('./sdk.ts');
  return openSdk(config, about);
}
