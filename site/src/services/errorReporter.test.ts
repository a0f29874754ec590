import { expect, test } from '@jest/globals';
import { openReporter } from './errorReporter.ts';

/** What would have been sent, read back from the protocol's lines. */
async function reported(error: unknown, sampleRate = 1): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  const send = openReporter(
    { dsn: 'https://key@errors.example/1', environment: 'staging' },
    {
      sampleRate,
      transport: () => ({
        send: (envelope) => {
          for (const [, item] of envelope[1]) sent.push(item as Record<string, unknown>);
          return Promise.resolve({});
        },
        flush: () => Promise.resolve(true),
      }),
    },
  );
  send(error);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return sent;
}

test('an error is told with its page and without its person', async () => {
  window.history.replaceState(null, '', '/register?email=nora@example.org#there');
  const [event] = await reported(new Error('nora@example.org could not open /checkout?voucher=SLEEP30'));

  expect(event).toMatchObject({
    environment: 'staging',
    exception: { values: [{ type: 'Error', value: '[email] could not open /checkout' }] },
    request: { url: 'http://localhost/register' },
  });
  expect(JSON.stringify(event)).not.toMatch(/nora|SLEEP30/);
});

test('most errors are not sent at all', async () => {
  expect(await reported(new Error('again'), 0)).toEqual([]);
});
