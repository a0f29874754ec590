import { runSteps } from './build-steps/run-steps.ts';
import { generated } from './build-steps/steps.ts';
import { command } from './command.ts';

await command(() => runSteps(generated));
