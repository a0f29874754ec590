import { runSteps } from '../build-steps/run-steps.ts';
import { built } from '../build-steps/steps.ts';
import { pageScripts } from '../site/page-scripts.ts';
import type { Figure, Findings } from './Figure.ts';
import { rounded } from './statistics.ts';

/** What each page weighs in JavaScript as it travels, everything that it may ever fetch included. */
export async function measureWeights(): Promise<Findings> {
  await runSteps(built);
  const pages = [...(await pageScripts())];
  const figures = pages.flatMap(([name, { everything, errorReporter, neededBeforeUse }]) => [
    weight(`weights.${name}.every-script`, everything),
    weight(`weights.${name}.without-error-reporter`, everything - errorReporter),
    weight(`weights.${name}.needed-before-use`, neededBeforeUse),
  ]);
  const chunks = pages.flatMap(([name, { own }]) =>
    own === undefined ? [] : [weight(`weights.chunk.page-${name}`, own)],
  );
  return { figures: [...figures, ...chunks] };
}

function weight(name: string, bytes: number): Figure {
  return { name, value: rounded(bytes / 1000, 1), unit: 'kB' };
}
