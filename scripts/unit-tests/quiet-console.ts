import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { format } from 'node:util';
import { setImmediate as nextTurn } from 'node:timers/promises';

let complaints: string[] = [];

// Collected and thrown later: an error thrown inside React or a promise could be swallowed.
console.error = (...parts: unknown[]) => void complaints.push(format(...parts));
console.warn = (...parts: unknown[]) => void complaints.push(format(...parts));

beforeEach(() => {
  complaints = [];
});

afterEach(refuseComplaints);

// What comes after the last test belongs to this file: the next one runs in the same process.
afterAll(async () => {
  vi.useRealTimers();
  await nextTurn();
  refuseComplaints();
});

function refuseComplaints() {
  if (complaints.length > 0) {
    throw new Error(`The test complained on the console:\n\n${complaints.join('\n\n')}`);
  }
}
