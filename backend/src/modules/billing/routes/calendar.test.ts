import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { personCalled } from '../../../testing/billing-app.ts';
import { calendarRoutes } from './calendar.ts';

const userId = randomUUID();
const asked: [userId: string, day: string, language: string][] = [];

/** The route, where something happens on one day alone. */
async function ask(
  url: string,
  { signedIn = userId, accept = '*/*' }: { signedIn?: string; accept?: string } = {},
) {
  const app = Fastify();
  calendarRoutes(app, {
    billing: {
      calendarOf: (...call) => {
        asked.push(call);
        return Promise.resolve(call[1] === '2026-12-05' ? 'BEGIN:VCALENDAR\r\n' : undefined);
      },
    },
    sessionOf: () => Promise.resolve(signedIn === '' ? undefined : personCalled(signedIn)),
  });
  return app.inject({ url, headers: { accept } });
}

// ASVS V12.3.4
test('gives a day as a calendar that is saved and not kept', async () => {
  const answer = await ask(`/subscription/days/2026-12-05.ics?userId=${userId}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('BEGIN:VCALENDAR\r\n');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="stillpoint-2026-12-05.ics"',
    'cache-control': 'no-store',
  });
});

test('is written in the language of its address', async () => {
  await ask(`/fr/subscription/days/2026-12-05.ics?userId=${userId}`);
  expect(asked.at(-1)).toEqual([userId, '2026-12-05', 'fr']);
});

test.each([
  ['a visitor who is signed out', { signedIn: '' }, '2026-12-05', 401, 'SIGNED_OUT'],
  ['another account', { signedIn: randomUUID() }, '2026-12-05', 403, 'NOT_YOUR_ACCOUNT'],
  ['a day on which nothing happens', {}, '2026-12-06', 404, 'DAY_NOT_FOUND'],
])('refuses %s, and leads a browser to the page', async (_, visitor, day, status, code) => {
  const url = `/de/subscription/days/${day}.ics?userId=${userId}`;
  const refusal = await ask(url, visitor);
  expect(refusal.statusCode).toBe(status);
  expect(refusal.json()).toMatchObject({ errors: [{ code }] });

  const followed = await ask(url, { ...visitor, accept: 'text/html,*/*' });
  expect(followed.statusCode).toBe(303);
  expect(followed.headers.location).toBe('/de/subscription');
});

test.each(['2026-12-5', 'today', '2026-12-05%0d%0aX-A', '../v1'])('knows no day %s', async (day) => {
  const answer = await ask(`/subscription/days/${day}.ics?userId=${userId}`);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});
