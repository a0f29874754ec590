import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenSite } from './site/open-site.ts';
import { openTestApp, type TestApp } from './testing/app.ts';
import { newBrowser } from './testing/members.ts';
import { startSandbox, type RunningSandbox } from './testing/sandbox.ts';
import { typeCard } from './testing/sandbox-money.ts';
import { standInSite } from './testing/site.ts';
import { telemetryInMemory } from './testing/telemetry.ts';
import { until } from './testing/until.ts';

const typed = {
  firstName: 'Wilhelmina',
  lastName: 'Quarterpast',
  email: 'wilhelmina.quarterpast@demo.stillpoint.example',
  password: 'four-tall-giraffes-whistle',
  card: '4111111111111111',
  voucher: 'WILHELMINAS-GIFT-21',
  wrongPassword: 'five-tall-giraffes-whistle',
};
const press = randomUUID();
const traceId = press.replaceAll('-', '');
const pagesSpan = traceId.slice(0, 16);

const { telemetry, spans, metrics } = telemetryInMemory();
/** The facts of the mails that were drawn. */
const mailed: Record<string, unknown>[] = [];
const site: OpenSite = {
  ...standInSite,
  drawMail: (mail) => {
    mailed.push({ ...mail.facts });
    return standInSite.drawMail(mail);
  },
};
let sandbox: RunningSandbox;
let testApp: TestApp;
/** What is not typed, and belongs to the person all the same. */
const ofPerson: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  const variables = { ...sandbox.variables, SMTP_URL: sandbox.smtpUrl };
  testApp = await openTestApp(variables, { telemetry, site });
  await testApp.jobs.start();

  await tryInVain();
  const browser = newBrowser(testApp);
  await browser.open('/register');
  const { firstName, lastName, email, password, card } = typed;
  const form = { fullname: `${firstName} ${lastName}`, email, password };
  await browser.follow(await browser.post('/register', form));
  const session = await browser.getJson('/session');
  const { userId } = session.json<{ data: { attributes: { userId: string } } }>().data.attributes;
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await browser.postJson(
      `/subscription/payments/web/${path}?userId=${userId}`,
      body,
      'POST',
      headers,
    );
    return answer.json<{ data: { id: string; attributes: Record<string, unknown> } }>().data;
  };
  const quote = await call('quotes', { plan: 'B2CMONTHLY', country: 'DE' });
  const page = await call('payment-pages', {});
  const refId = await typeCard(String(page.attributes.src), card);
  const paymentMethod = { type: 'ZUORA', refId };
  const purchase = { quoteId: quote.id, paymentMethod, purchaseKey: press };
  await call('subscriptions', purchase, { traceparent: `00-${traceId}-${pagesSpan}-00` });
  await useMails();
  const cookies = browser.cookieNames().map((name) => browser.cookie(name)?.value ?? '');
  // Others are words, such as how a person logged in last.
  ofPerson.push(userId, quote.id, refId, ...cookies.filter(isSecret));
  await until(() =>
    ['mail welcome', 'mail receipt'].every((name) => ofPurchase().some((span) => span.name === name)),
  );
});
/** What fails, or leads to codes by mail. */
async function tryInVain() {
  const { voucher, email, wrongPassword } = typed;
  const browser = newBrowser(testApp);
  await browser.open(`/redeem?code=${voucher}`);
  await browser.open(`/no/such/page/${voucher}?email=${encodeURIComponent(email)}`);
  await browser.open('/login');
  await browser.post('/login', { email, password: wrongPassword });
}

/** Opens the link of a forgotten password, and logs in on another device, which takes a code by mail. */
async function useMails() {
  const { email, password } = typed;
  const browser = newBrowser(testApp);
  await browser.post('/login/forgot-password', { email });
  const [link = ''] = await valuesMailed('link', /forgot-password/);
  await browser.follow(await browser.open(link.slice(testApp.config.siteOrigin.length)));
  // A code is mailed to addresses that are proved, and to who asked for a second factor.
  await sql`update accounts set email_verified_at = now()`.execute(testApp.db);
  await sql`insert into second_factors (account_id, kind, since) select id, 'mail', now() from accounts`.execute(
    testApp.db,
  );
  const device = newBrowser(testApp);
  await device.open('/login');
  await device.follow(await device.post('/login', { email, password }));
  const [code = ''] = await valuesMailed('code', /^\d{6}$/);
  await device.post('/login/second-factor', { step: 'check', code });
  const tokens = [...new URL(link).searchParams.values()].filter(isSecret);
  ofPerson.push(code, link, ...tokens);
}

const isSecret = (value: string) => value.length > 12;

/** Waits for mails with such a value of a fact. */
async function valuesMailed(fact: string, form: RegExp): Promise<string[]> {
  const found = () => mailed.map((facts) => String(facts[fact])).filter((value) => form.test(value));
  await until(() => found().length > 0);
  return found();
}

afterAll(async () => {
  await sandbox.stop();
  await testApp.jobs.stop();
  await testApp.close();
});

/** The spans of the trace that the page named. */
const ofPurchase = () => spans().filter((span) => span.spanContext().traceId === traceId);

/** The names of a span and of those that it belongs to, up to the page. */
function path(span: ReadableSpan): string[] {
  const parent = ofPurchase().find((each) => each.spanContext().spanId === span.parentSpanContext?.spanId);
  const above = parent === undefined ? [span.parentSpanContext?.spanId ?? 'none'] : path(parent);
  return [...above, span.name];
}

test('one trace leads from the press of a purchase to the ledger, the receipt and the welcome', () => {
  const paths = ofPurchase().map((span) => path(span).join(' > '));
  const bought = `${pagesSpan} > POST /subscription/payments/web/subscriptions > purchase`;
  expect(paths).toEqual(
    expect.arrayContaining([
      `${bought} > Zuora POST /v1/orders`,
      `${bought} > job billing.refresh-member > job mail.deliver > mail receipt`,
      `${bought} > job mail.deliver > mail welcome`,
    ]),
  );
});

test('what would settle the purchase later belongs to the same trace', async () => {
  const { rows } = await sql<{ traceparent: string }>`
    select data ->> 'traceparent' as traceparent from pgboss.job where name = 'billing.settle-purchase'
  `.execute(testApp.db);
  expect(rows.map(({ traceparent }) => traceparent.split('-')[1])).toEqual([traceId]);
});

test('the routes and queues that alerts and dashboards name are there', async () => {
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue`.execute(testApp.db);
  const queues = rows.map(({ name }) => name);
  const written = ['alerts.yml', 'dashboard.json']
    .map((file) => readFileSync(new URL(`../../docs/monitoring/${file}`, import.meta.url), 'utf8'))
    .join('')
    .replaceAll('\\"', '"');
  const named = (label: string) =>
    [...written.matchAll(new RegExp(`\\b${label}="([^"]*)"`, 'g'))].map(([, name]) => name ?? '');
  expect(named('queue')).not.toEqual([]);
  expect(queues).toEqual(expect.arrayContaining(named('queue')));
  expect(named('http_route')).not.toEqual([]);
  for (const url of named('http_route')) expect(testApp.app.hasRoute({ method: 'POST', url })).toBe(true);
});

test('nothing that a person typed, or that belongs to them, is in a span or a metric', async () => {
  const seen = spans().map(({ name, attributes, events, links, status }) =>
    JSON.stringify({ name, attributes, events, links, status }),
  );
  expect(seen.join()).toContain('POST /register');
  const text = [...seen, await metrics()].join('\n').toLowerCase();
  expect(ofPerson.length).toBeGreaterThan(6);
  const values = [...Object.values(typed), ...ofPerson, press].map((value) => value.toLowerCase());
  expect(values.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)))).toEqual(
    [],
  );
});

test('the metrics tell of the purchase, its calls, its jobs and its mails', async () => {
  const text = await metrics();
  for (const series of [
    'http_server_request_duration_seconds_count{http_request_method="POST",http_route="/subscription/payments/web/subscriptions",http_response_status_code="200"} 1',
    'stillpoint_purchase_settling_duration_seconds_count{state="succeeded"} 1',
    'stillpoint_gateway_call_duration_seconds_count{company="Zuora",operation="POST /v1/orders",outcome="ok"} 1',
    'stillpoint_purchase_open{state="unknown"} 0',
    'stillpoint_purchase_oldest_age_seconds 0',
  ]) {
    expect(text).toContain(series);
  }
  expect(text).toMatch(/stillpoint_job_duration_seconds_count\{queue="mail\.deliver",outcome="done"\} [1-9]/);
  expect(text).toMatch(/stillpoint_mail_delivery_duration_seconds_count\{outcome="sent"\} [1-9]/);
});
