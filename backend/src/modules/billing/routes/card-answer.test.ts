import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { cardAnswerRoute } from './card-answer.ts';

async function answerPage() {
  const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  cardAnswerRoute(app);
  const page = await app.inject('/checkout/card-answer?success=true&refId=card-1&token="><script>1</script>');
  await app.close();
  return page;
}

/** Runs the page's script in a frame of a site, and returns the messages that the page around it gets. */
function messagesOf(markup: string, search: string) {
  const source = /<script>(.*)<\/script>/s.exec(markup)?.[1] ?? '';
  const messages: unknown[] = [];
  const parent = { postMessage: (data: string, origin: string) => messages.push([origin, JSON.parse(data)]) };
  const location = { search, origin: 'https://stillpoint.example' };
  runInNewContext(source, { parent, self: {}, location, URLSearchParams });
  return messages;
}

test('tells the checkout around it the answer, and no other origin', async () => {
  const { body } = await answerPage();
  expect(
    messagesOf(
      body,
      '?success=false&errorCode=HostedPageFieldValidationError&errorField_cardSecurityCode=NullValue',
    ),
  ).toEqual([
    [
      'https://stillpoint.example',
      {
        success: 'false',
        errorCode: 'HostedPageFieldValidationError',
        errorField_cardSecurityCode: 'NullValue',
      },
    ],
  ]);
});

// ASVS V14.4.3 V14.4.7
test('runs nothing but its own script, can be framed by the site alone and repeats nothing of its address', async () => {
  const { body, headers } = await answerPage();
  const source = /<script>(.*)<\/script>/s.exec(body)?.[1] ?? '';
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(body).not.toContain('card-1');
  expect(headers['referrer-policy']).toBe('no-referrer');
});
