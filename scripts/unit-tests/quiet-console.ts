import { afterEach, beforeEach } from 'vitest';
import { format } from 'node:util';

let complaints: string[] = [];

// Collected and thrown later: an error thrown inside React or a promise could be swallowed.
console.error = (...parts: unknown[]) => void complaints.push(format(...parts));
console.warn = (...parts: unknown[]) => void complaints.push(format(...parts));

beforeEach(() => {
  complaints = [];
});

afterEach(() => {
  if (complaints.length > 0) {
    throw new Error(`The test complained on the console:\n\n${complaints.join('\n\n')}`);
  }
});
