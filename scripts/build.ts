import { billOfMaterials } from './build-steps/bill-of-materials.ts';
import { runSteps } from './build-steps/run-steps.ts';
import { built } from './build-steps/steps.ts';
import { command } from './command.ts';

await command(() => runSteps([...built, billOfMaterials]));
