import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import type { MetricData, MetricReader } from '@opentelemetry/sdk-metrics';

/**
 * Collects the metrics, in the text format of Prometheus. Durations end in `_seconds`, as a collector names them too: the
 * exporter leaves the unit out.
 */
export async function prometheusText(reader: Pick<MetricReader, 'collect'>): Promise<string> {
  const { resourceMetrics } = await reader.collect();
  const scopeMetrics = resourceMetrics.scopeMetrics.map(({ scope, metrics }) => ({
    scope,
    metrics: metrics.map(withUnit),
  }));
  return new PrometheusSerializer('', false, undefined, true, true).serialize({
    ...resourceMetrics,
    scopeMetrics,
  });
}

function withUnit(metric: MetricData): MetricData {
  const { descriptor } = metric;
  if (descriptor.unit !== 's') return metric;
  return { ...metric, descriptor: { ...descriptor, name: `${descriptor.name}.seconds`, unit: 'seconds' } };
}
