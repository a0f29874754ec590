import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { framesOf } from './stack-frames.ts';

const repository = new URL('../../../../', import.meta.url);

test('files are named within the repository, and the throwing place stands last', () => {
  const stack = `TypeError: no plan
    at planOf (${repository.href}backend/src/app.ts:3:7)
    at async Object.draw (${fileURLToPath(repository)}node_modules/fastify/lib/reply.js:10:2)
    at file:///srv/nora/build/server/pages.js:9:1
    at file:///home/nora/secret.ts:1:1
    at node:internal/process/task_queues:105:5
    at Array.map (<anonymous>)`;
  expect(framesOf(stack, '/srv/nora/build')).toEqual([
    { filename: 'node:internal/process/task_queues', function: '?', lineno: 105, colno: 5, in_app: false },
    { filename: 'secret.ts', function: '?', lineno: 1, colno: 1, in_app: true },
    { filename: 'site/build/server/pages.js', function: '?', lineno: 9, colno: 1, in_app: true },
    {
      filename: 'node_modules/fastify/lib/reply.js',
      function: 'Object.draw',
      lineno: 10,
      colno: 2,
      in_app: false,
    },
    { filename: 'backend/src/app.ts', function: 'planOf', lineno: 3, colno: 7, in_app: true },
  ]);
});

test('an error’s own stack is read', () => {
  const frames = framesOf(new Error('here').stack ?? '', '/nowhere');
  expect(frames.at(-1)?.filename).toBe('backend/src/process/error-reporting/stack-frames.test.ts');
});
