import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const source = new URL('./end-on-faults.ts', import.meta.url).href;

/** Runs a process that ends on faults, and gives what it wrote and its exit code. */
async function run(fault: string, flush = `console.log('flushed')`) {
  const program = `
    import { endOnFaults } from '${source}';
    const log = { fatal: ({ err }, message) => console.log(message + ': ' + err.message) };
    endOnFaults(log, async () => { ${flush}; });
    setInterval(() => undefined, 60_000);
    ${fault};
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  const written = await text(child.stdout);
  await exited;
  return { written: written.trim().split('\n'), code: child.exitCode };
}

// ASVS V7.4.3
test.each([
  ['an error', `setImmediate(() => { throw new Error('the ledger is away') })`],
  ['a rejection', `void Promise.reject(new Error('the ledger is away'))`],
])('%s that no code catches is logged, reported, and ends the process', async (_what, fault) => {
  expect(await run(fault)).toEqual({
    written: ['an error was not caught: the ledger is away', 'flushed'],
    code: 1,
  });
});

test('the process ends as well where the report fails', async () => {
  const fault = `setImmediate(() => { throw new Error('the ledger is away') })`;
  expect(await run(fault, `throw new Error('no connection')`)).toEqual({
    written: ['an error was not caught: the ledger is away'],
    code: 1,
  });
});
