import { codeAt, readKey } from '../backend/src/modules/identity/authenticator/app-codes.ts';
import { demoAppKey } from '../demo/people.ts';

/** Prints the code that an authenticator app shows now: of a key that is named, or of the demo person's. */
const [key = demoAppKey] = process.argv.slice(2);
process.stdout.write(`${codeAt(readKey(key.replaceAll(' ', '')), Date.now())}\n`);
