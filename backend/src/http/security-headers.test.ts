import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { answerUnreadable } from './refusal-words.ts';
import { secureAnswers } from './security-headers.ts';

async function headersAt(siteOrigin: string) {
  const app = Fastify();
  secureAnswers(app, { siteOrigin });
  app.get('/', () => ({}));
  return (await app.inject('/')).headers;
}

// ASVS V9.1.1 V13.2.6 V14.4.4 V14.4.5
test('an encrypted site is not come back to in the clear', async () => {
  expect(await headersAt('https://stillpoint.example')).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
  expect(await headersAt('http://localhost:4000')).not.toHaveProperty('strict-transport-security');
});

test('an address that cannot be read is an error of the common shape, and repeats nothing of it', async () => {
  const app = Fastify({ frameworkErrors: answerUnreadable });
  const answer = await app.inject('/%ff<script>');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    errors: [
      {
        code: 'FST_ERR_BAD_URL',
        title: 'Whoops',
        detail: expect.stringContaining('couldn’t read'),
        data: { problem: 'This address cannot be read.' },
      },
    ],
  });
});

// ASVS V14.3.3
test('no answer tells what it was made with', async () => {
  expect(Object.keys(await headersAt('https://stillpoint.example')).toSorted()).toEqual([
    ...['connection', 'content-length', 'content-type', 'date'],
    ...['strict-transport-security', 'x-content-type-options'],
  ]);
});
