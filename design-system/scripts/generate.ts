import { steps } from './steps.ts';
import { freshness } from './freshness.ts';

const remembered = await freshness();

for (const step of steps) {
  if (await remembered.isFresh(step)) continue;

  const started = performance.now();
  await step.run();
  await remembered.remember(step);
  process.stdout.write(`${step.name} generated in ${Math.round(performance.now() - started)} ms\n`);
}
