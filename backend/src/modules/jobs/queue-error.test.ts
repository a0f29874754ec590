import { expect, test } from 'vitest';
import { errorEvent } from '../../process/error-reporting/error-event.ts';
import { asError, problemReporter } from './queue-error.ts';

const source = { environment: 'staging', release: undefined, siteBuildFolder: '/srv/site/build' };

test('the problem of a worker is reported with its message, code and stack', () => {
  const { message, stack } = new Error('terminating connection');
  const emitted = { code: '57P01', message, stack, queue: 'mail', worker: 'w-1' };
  const fault = { error: asError(emitted), message: 'the job queue has a problem', context: {} };

  const [reported] = errorEvent(fault, source, 'e-1', new Date(0)).exception.values;
  expect(reported).toMatchObject({ type: 'Error', value: 'terminating connection (57P01)' });
  expect(reported).toHaveProperty('stacktrace.frames', expect.arrayContaining([expect.anything()]));
});

test.each([[new Error('as it is')], ['a text'], [undefined], [{ queue: 'mail' }]])(
  'what is an error, or holds no message, stays as it is: %p',
  (emitted) => {
    expect(asError(emitted)).toBe(emitted);
  },
);

test('that the database is away is said once a minute, whatever else is said', () => {
  const said: string[] = [];
  let now = 0;
  const problem = problemReporter(
    (error, sentence) => said.push(`${sentence}: ${error instanceof Error ? error.message : ''}`),
    () => now,
  );
  const away = 'Connection terminated unexpectedly (Queue: mail, Worker: w-1)';

  for (const worker of ['w-1', 'w-2']) problem({ message: `connect ECONNREFUSED (Worker: ${worker})` });
  problem({ message: 'no such queue' });
  now = 59_999;
  problem({ message: away });
  now = 60_000;
  problem({ message: away });

  expect(said).toEqual([
    'the job queue does not reach the database: connect ECONNREFUSED (Worker: w-1)',
    'the job queue has a problem: no such queue',
    `the job queue does not reach the database: ${away}`,
  ]);
});
