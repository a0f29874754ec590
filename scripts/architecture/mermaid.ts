import type { Arrow } from './arrows.ts';
import { groups, layers, type Group } from './layers.ts';

/** The layers and their imports as a flowchart that GitHub draws, by day and by night. */
export function flowchart(arrows: readonly Arrow[]): string {
  const order = layers.map(({ id }) => id);
  const sorted = arrows.toSorted(
    (one, other) =>
      order.indexOf(one.from) - order.indexOf(other.from) || order.indexOf(one.to) - order.indexOf(other.to),
  );
  const boxes = Object.entries(groups).flatMap(([group, title]) => groupOf(group as Group, title));
  const lines = sorted.map(({ from, to, typeOnly }) => `  ${from} ${typeOnly ? '-.->' : '-->'} ${to}`);
  return ['flowchart TB', ...boxes, ...lines].join('\n');
}

function groupOf(group: Group, title: string | undefined): string[] {
  const boxes = layers
    .filter((layer) => layer.group === group)
    .map(({ id, title: text }) => `${id}["${text}"]`);
  if (title === undefined) return boxes.map((box) => `  ${box}`);
  return [`  subgraph ${group} ["${title}"]`, ...boxes.map((box) => `    ${box}`), '  end'];
}
