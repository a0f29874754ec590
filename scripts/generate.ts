import { makeAll } from './products/make-all.ts';
import { generated } from './products/products.ts';
import { command } from './command.ts';

await command(() => makeAll(generated));
