import { makeAll } from './products/make-all.ts';
import { built } from './products/products.ts';
import { command } from './command.ts';

await command(() => makeAll(built));
