import { expect, test } from 'vitest';
import { errorEvent } from '../../process/error-reporting/error-event.ts';
import { asError } from './queue-error.ts';

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
