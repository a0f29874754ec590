import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { telemetryInMemory } from '../../testing/telemetry.ts';
import { attributeNames } from './telemetry.ts';
import { gauges, histograms, type GaugeName, type HistogramName } from './metrics.ts';

const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(read('docs/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('docs/monitoring/dashboard.json')) as {
  panels: { targets: { expr: string }[] }[];
};
const levels = read('docs/service-levels.md');
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...(/```promql\n([\s\S]*?)```/.exec(levels)?.[1] ?? '').replace(/^#.*$/gm, '').split('\n\n'),
];

/** What we say of a value, and what Prometheus does. */
const labels: ReadonlySet<string> = new Set([
  ...attributeNames.map((name) => name.replaceAll('.', '_')),
  ...['le', 'instance'],
]);
/** The functions and words of PromQL that are used. */
const words: ReadonlySet<string> = new Set(
  'sum max by rate increase and topk histogram_quantile min_over_time absent vector or'.split(' '),
);

/** The metrics as Prometheus reads them, each with one value. */
async function allMetrics(): Promise<string> {
  const { telemetry, metrics } = telemetryInMemory();
  for (const name of Object.keys(histograms) as HistogramName[]) telemetry.measure(name, 1, {});
  const gaugeNames = Object.keys(gauges) as GaugeName[];
  telemetry.watch(() => Promise.resolve(gaugeNames.map((gauge) => ({ gauge, value: 1 }))));
  return metrics();
}

/** Without what stands in quotes, ranges and the variables of Grafana. */
const bare = (expression: string) => expression.replace(/"[^"]*"|\[[^\]]*\]/g, '');

test('each metric and label that is asked for exists', async () => {
  const text = await allMetrics();
  const names = new Set([...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name));
  const used = expressions.flatMap((each) => bare(each).match(/[a-z_]\w*/g) ?? []);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((word) => !names.has(word) && !labels.has(word) && !words.has(word))).toEqual([]);
});

test('each bucket that is asked for exists', async () => {
  const text = await allMetrics();
  const asked = expressions.flatMap((each) => [...each.matchAll(/(\w+_bucket)\{[^}]*le="([^"]*)"/g)]);
  expect(asked.length).toBeGreaterThan(2);
  for (const [, name, le] of asked) expect(text).toContain(`${name}{le="${le}"}`);
});

test('what each replica reads from the database is never summed', () => {
  const shared = Object.entries(gauges).flatMap(([name, gauge]) =>
    gauge.shared ? `${name.replaceAll('.', '_')}${gauge.unit === 's' ? '_seconds' : ''}` : [],
  );
  const uses = shared.flatMap((name) => expressions.filter((each) => each.includes(name)));
  expect(uses.length).toBeGreaterThan(shared.length);
  expect(uses.filter((each) => !/^(?:max(?: by \(\w+\) )?|absent)\(/.test(each))).toEqual([]);
});

test.each(alerts)('$alert says what to do, and its runbook is there', ({ alert, annotations }) => {
  expect(levels).toContain(`\n### ${alert}\n`);
  expect(existsSync(new URL(annotations.runbook, root))).toBe(true);
});
