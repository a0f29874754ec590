import { progress } from '../progress.ts';
import { runIfChanged, type BuildStep } from './run-if-changed.ts';

/** Runs the steps one after the other and shows how long each took. */
export async function runSteps(steps: readonly BuildStep[]): Promise<void> {
  for (const step of steps) {
    await progress(step.title, async () => ((await runIfChanged(step)) ? undefined : 'unchanged'));
  }
}
