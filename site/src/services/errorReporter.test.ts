import { expect, test } from 'vitest';
import { openReporter } from './errorReporter.ts';

const settings = { dsn: 'https://key@errors.example/relay/7', environment: 'staging', sampleRate: 0.1 };

/** A page whose reports are read back from the protocol's lines. */
function openPage({ address = 'https://stillpoint.example/', chance = 0, status = 200, limits = '' } = {}) {
  const posted: { to: string; lines: unknown[] }[] = [];
  const report = openReporter(settings, {
    fetch: (to, { body }) => {
      posted.push({ to, lines: (body as string).split('\n').map((line) => JSON.parse(line) as unknown) });
      return status === 0
        ? Promise.reject(new TypeError('offline'))
        : Promise.resolve({
            status,
            headers: new Headers(limits === '' ? {} : { 'x-sentry-rate-limits': limits }),
          });
    },
    address: () => address,
    chance: () => chance,
    newId: () => '0123456789abcdef0123456789abcdef',
    now: () => new Date('2026-11-20T10:00:00Z'),
    release: '0a1b2c3d',
  });
  return { report, posted, settle: () => new Promise((resolve) => setTimeout(resolve)) };
}

test('an error is reported with its page and without its person', () => {
  const { report, posted } = openPage({
    address: 'https://stillpoint.example/register?email=nora@example.org#a',
  });
  report(new TypeError('nora@example.org could not open /checkout?voucher=SLEEP30'));

  const [{ to, lines } = { to: '', lines: [] }] = posted;
  expect(to).toBe('https://errors.example/relay/api/7/envelope/?sentry_version=7&sentry_key=key');
  expect(lines).toEqual([
    { event_id: '0123456789abcdef0123456789abcdef', dsn: settings.dsn },
    { type: 'event' },
    expect.objectContaining({
      event_id: '0123456789abcdef0123456789abcdef',
      timestamp: 1_795_168_800,
      platform: 'javascript',
      environment: 'staging',
      release: '0a1b2c3d',
      request: { url: 'https://stillpoint.example/register' },
      exception: {
        values: [expect.objectContaining({ type: 'TypeError', value: '[email] could not open /checkout' })],
      },
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/nora|SLEEP30/);
});

test('what was thrown and is no error is reported as it reads', () => {
  const { report, posted } = openPage();
  report('blocked');
  expect(posted[0]?.lines[2]).toMatchObject({ exception: { values: [{ type: 'Error', value: 'blocked' }] } });
});

test('most errors are not sent at all', () => {
  const { report, posted } = openPage({ chance: 0.5 });
  report(new Error('again'));
  expect(posted).toEqual([]);
});

// A page that fails in a loop must not keep knocking at a door that is shut.
test.each([429, 0])('after an answer of %i nothing more is sent', async (status) => {
  const { report, posted, settle } = openPage({ status });
  report(new Error('first'));
  await settle();
  report(new Error('second'));
  expect(posted).toHaveLength(1);
});

test.each([
  ['60:error;default:key', 1],
  ['60::organization', 1],
  ['60', 2],
  ['60:transaction:key', 2],
  ['10:transaction:key, 60:error:key', 1],
])('after the limits %s, %i of two errors are sent', async (limits, sent) => {
  const { report, posted, settle } = openPage({ limits });
  report(new Error('first'));
  await settle();
  report(new Error('second'));
  expect(posted).toHaveLength(sent);
});

test('the share of errors that is sent is the configured one', () => {
  const { report, posted } = openPage({ chance: 0.09 });
  report(new Error('again'));
  expect(posted).toHaveLength(1);
});
