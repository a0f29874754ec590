import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { TryLater } from '../../process/jobs.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { collectedJobs } from '../../testing/collected-jobs.ts';
import { startMailingList, type TestMailingList } from '../../testing/mailing-list.ts';
import { newBrowser, newEmail } from '../../testing/members.ts';
import { confirmationMails, confirmationTo, newsletterForm } from '../../testing/newsletter.ts';
import type { ThrottleTables } from '../../throttle/database-counters.ts';
import type { NewsletterTables } from './tables.ts';

const queue = collectedJobs();
let company: TestMailingList;
let testApp: TestApp;
let testSite: TestApp;
const tables = () => testApp.db.$extendTables<NewsletterTables & ThrottleTables>();

beforeAll(async () => {
  company = await startMailingList();
  const { url } = company;
  const config = readConfig({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' });
  testApp = await openTestApp(
    {},
    { jobs: queue.jobs, config: { ...config, mailingList: { url, id: 'list', key: 'a-key' } } },
  );
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await company.stop();
});
beforeEach(async () => {
  queue.waiting.length = 0;
  company.heard.length = 0;
  company.status = 200;
  await tables().deleteFrom('newsletterRequests').execute();
  await tables().deleteFrom('throttleCounters').execute();
});

const sentMails = () => confirmationMails(queue);
const form = (email: string, of = testApp) => newsletterForm(email, of);
const mailTo = (email: string, path = '/newsletter') => confirmationTo(testApp, queue, email, path);
const press = (path: string, token: string) => newBrowser(testApp).post(path, { token });
const statusOf = (answer: Awaited<ReturnType<typeof press>>) =>
  answer.json<{ facts: { status: string } }>().facts.status;

test('an address gets a link, and is on the list after a press alone', async () => {
  const email = newEmail();
  const { mail, confirm } = await mailTo(email, '/de/newsletter');
  expect(mail).toMatchObject({ mail: 'newsletterConfirmation', to: email, language: 'de' });
  expect(mail?.facts.link).toMatch(/\/de\/newsletter\/confirm\?token=[\w-]{43}$/);

  const opened = await newBrowser(testApp).open(`/de/newsletter/confirm?token=${confirm}`);
  expect(opened.json()).toMatchObject({ facts: { status: 'confirm', token: confirm } });
  expect(opened.headers['cache-control']).toContain('no-store');
  expect(queue.take('newsletter.tellList')).toEqual([]);

  expect(statusOf(await press('/de/newsletter/confirm', confirm))).toBe('confirmed');
  await queue.work('newsletter.tellList');
  expect(company.heard).toEqual([
    {
      call: expect.stringMatching(/^PUT \/lists\/list\/members\/[0-9a-f]{32}$/),
      authorization: `Basic ${Buffer.from('site:a-key').toString('base64')}`,
      body: { email_address: email, status_if_new: 'subscribed', status: 'subscribed', language: 'de' },
    },
  ]);
});

test('a link to join works once, and its token is stored as a hash', async () => {
  const { confirm, leave } = await mailTo(newEmail());
  const stored = JSON.stringify(await tables().selectFrom('newsletterRequests').selectAll().execute());
  for (const token of [confirm, leave]) expect(stored).not.toContain(token);
  const [first, second] = await Promise.all([
    press('/newsletter/confirm', confirm),
    press('/newsletter/confirm', confirm),
  ]);
  expect([statusOf(first), statusOf(second)].toSorted()).toEqual(['confirmed', 'invalidLink']);
  const again = await newBrowser(testApp).open(`/newsletter/confirm?token=${confirm}`);
  expect([again.statusCode, statusOf(again)]).toEqual([410, 'invalidLink']);
});

test.each(['/newsletter/confirm', '/newsletter/unsubscribe'])('%s knows no token but ours', async (path) => {
  const status = path === '/newsletter/confirm' ? 'invalidLink' : 'invalidLeaveLink';
  for (const token of ['', 'x'.repeat(43)]) {
    expect(statusOf(await newBrowser(testApp).open(`${path}?token=${token}`))).toBe(status);
    expect(statusOf(await press(path, token))).toBe(status);
  }
});

test('a link to join expires after three days', async () => {
  const { confirm } = await mailTo(newEmail());
  await tables()
    .updateTable('newsletterRequests')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .execute();
  expect(statusOf(await press('/newsletter/confirm', confirm))).toBe('invalidLink');
});

test('the answer is the same for an address that is on the list', async () => {
  const email = newEmail();
  const { confirm } = await mailTo(email);
  await press('/newsletter/confirm', confirm);
  const again = await newBrowser(testApp).post('/newsletter', form(email));
  const first = await newBrowser(testApp).post('/newsletter', form(newEmail()));
  expect([statusOf(again), statusOf(first)]).toEqual(['sent', 'sent']);
  expect(sentMails()).toHaveLength(2);
});

describe('leaving', () => {
  test('takes a press, ends all links of the address, and is true when asked twice', async () => {
    const email = newEmail();
    const [first, second] = [await mailTo(email), await mailTo(email.toUpperCase())];
    await press('/newsletter/confirm', first.confirm);
    expect(statusOf(await newBrowser(testApp).open(`/newsletter/unsubscribe?token=${first.leave}`))).toBe(
      'leave',
    );
    expect(statusOf(await press('/newsletter/unsubscribe', first.leave))).toBe('left');
    expect(statusOf(await press('/newsletter/unsubscribe', first.leave))).toBe('left');
    expect(statusOf(await press('/newsletter/confirm', second.confirm))).toBe('invalidLink');
    await queue.work('newsletter.tellList');
    const left = { body: { status: 'unsubscribed' } };
    expect(company.heard).toMatchObject([left, left]);
    expect(
      JSON.stringify(await tables().selectFrom('newsletterRequests').selectAll().execute()),
    ).not.toContain(email);
  });

  test('is the last word, also where the company was away when its reader joined', async () => {
    const email = newEmail();
    const { confirm, leave } = await mailTo(email);
    company.status = 503;
    await press('/newsletter/confirm', confirm);
    const joining = [...queue.waiting];
    await expect(queue.work('newsletter.tellList')).rejects.toThrow(TryLater);
    await press('/newsletter/unsubscribe', leave);
    company.status = 200;
    company.heard.length = 0;
    await queue.work('newsletter.tellList');
    queue.waiting.push(...joining);
    await queue.work('newsletter.tellList');
    const left = { status: 'unsubscribed' };
    expect(company.heard.map(({ body }) => body)).toEqual([left, left]);
  });

  test('while the company answers a join, tells it that as well', async () => {
    const { confirm, leave } = await mailTo(newEmail());
    await press('/newsletter/confirm', confirm);
    const joining = [...queue.waiting];
    company.whileAnswering = async () => {
      company.whileAnswering = undefined;
      await press('/newsletter/unsubscribe', leave);
    };
    await expect(queue.work('newsletter.tellList')).rejects.toThrow(TryLater);
    queue.waiting.splice(0, queue.waiting.length, ...joining);
    await queue.work('newsletter.tellList');
    expect(company.heard.map(({ body }) => body)).toMatchObject([
      { status: 'subscribed' },
      { status: 'unsubscribed' },
    ]);
  });

  test.each([200, 503])(
    'is the last word, where the company was told of it before it answers a join with %i',
    async (status) => {
      const { confirm, leave } = await mailTo(newEmail());
      await press('/newsletter/confirm', confirm);
      const joining = [...queue.waiting];
      company.whileAnswering = async () => {
        company.whileAnswering = undefined;
        await press('/newsletter/unsubscribe', leave);
        await queue.work('newsletter.tellList');
        company.status = status;
      };
      await expect(queue.work('newsletter.tellList')).rejects.toThrow(TryLater);
      expect(await tables().selectFrom('newsletterRequests').select('email').execute()).toEqual([
        { email: null },
      ]);
      company.status = 200;
      company.heard.length = 0;
      queue.waiting.push(...joining);
      await queue.work('newsletter.tellList');
      expect(company.heard.map(({ body }) => body)).toEqual([{ status: 'unsubscribed' }]);
    },
  );

  test('is told as well by a job of an older release, which holds no address', async () => {
    const { confirm, leave } = await mailTo(newEmail());
    await press('/newsletter/confirm', confirm);
    await press('/newsletter/unsubscribe', leave);
    for (const job of queue.waiting) job.data = { request: (job.data as { request: string }).request };
    await queue.work('newsletter.tellList');
    expect(company.heard.map(({ body }) => body)).toEqual([{ status: 'unsubscribed' }]);
  });

  test('does not keep its reader from joining again later', async () => {
    const email = newEmail();
    const first = await mailTo(email);
    await press('/newsletter/confirm', first.confirm);
    await press('/newsletter/unsubscribe', first.leave);
    const second = await mailTo(email);
    await press('/newsletter/confirm', second.confirm);
    await queue.work('newsletter.tellList');
    expect(company.heard.at(-1)).toMatchObject({ body: { status: 'subscribed' } });
    const rows = await tables().selectFrom('newsletterRequests').select(['email', 'leftAt']).execute();
    expect(rows.filter(({ leftAt }) => leftAt !== null)).toMatchObject([{ email: null }]);
  });

  test('a job shows no address', async () => {
    const email = newEmail();
    const { confirm, leave } = await mailTo(email);
    await press('/newsletter/confirm', confirm);
    await press('/newsletter/unsubscribe', leave);
    expect(JSON.stringify(queue.waiting)).not.toContain(email);
  });

  test('by one click: the mail’s header leads to a POST without a page of ours, and to the page by a GET', async () => {
    const { oneClick, leave } = await mailTo(newEmail());
    const { pathname, search } = new URL(oneClick);
    const opened = await testApp.app.inject(`${pathname}${search}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([
      302,
      `/newsletter/unsubscribe?token=${leave}`,
    ]);
    expect(queue.take('newsletter.tellList')).toEqual([]);
    const posted = await testApp.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(posted.statusCode).toBe(200);
    expect(queue.take('newsletter.tellList')).toHaveLength(1);
    const unknown = await testApp.app.inject({ method: 'POST', url: `${pathname}?token=x` });
    expect(unknown.statusCode).toBe(410);
  });
});

test.each([
  ['', 'missing'],
  ['nora', 'invalid'],
])('%j is no address', async (email, problem) => {
  const answer = await newBrowser(testApp).post('/newsletter', form(email));
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { facts: { status: 'ready', problem } }]);
});

test('an address that is probably misspelt is asked about once, and sent as it is or as suggested', async () => {
  const email = newEmail().replace(/@.*$/, '@gmial.com');
  const suggestion = email.replace('gmial', 'gmail');
  const asked = await newBrowser(testApp).post('/newsletter', form(email));
  expect([asked.statusCode, asked.json()]).toMatchObject([
    422,
    { facts: { status: 'ready', email, suggestion } },
  ]);
  const answered = await newBrowser(testApp).postJson('/de/newsletter', form(email));
  expect(answered.json()).toMatchObject({ errors: [{ code: 'INVALID', data: { suggestion } }] });
  for (const more of [{ suggestionSeen: email }, { suggestionTaken: suggestion }]) {
    expect(statusOf(await newBrowser(testApp).post('/newsletter', { ...form(email), ...more }))).toBe('sent');
  }
  expect(sentMails()).toMatchObject([{ to: email }, { to: suggestion }]);
});

test.each([
  ['filled in as only programs do', { website: 'https://spam.example' }],
  ['with a proof that is none', { formToken: '' }],
])('a form %s is shown once more, and no mail goes out', async (_how, changed) => {
  const email = newEmail();
  const answer = await newBrowser(testApp).post('/newsletter', { ...form(email), ...changed });
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { facts: { status: 'checkAgain', email } }]);
  expect(sentMails()).toEqual([]);
});

test('a mailbox gets three mails a day, and the answers do not tell', async () => {
  const email = newEmail();
  for (let at = 0; at < 5; at += 1) {
    const browser = newBrowser(testApp, { 'x-forwarded-for': `198.51.100.${at}` });
    const written = email.replace('@', `+${at}@`);
    expect(statusOf(await browser.post('/newsletter', form(written)))).toBe('sent');
  }
  expect(sentMails()).toHaveLength(3);
});

test('one form is sent ten times at most, from wherever', async () => {
  const { formToken } = form(newEmail());
  const answers = [];
  for (let at = 0; at < 11; at += 1) {
    const browser = newBrowser(testApp, { 'x-forwarded-for': `198.51.100.${at}` });
    answers.push(await browser.post('/newsletter', { ...form(newEmail()), formToken }));
  }
  expect(answers.map(statusOf)).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'checkAgain']);
  expect(answers.at(-1)?.json()).not.toMatchObject({ facts: { formToken } });
});

test('one network address may enter ten addresses an hour', async () => {
  for (let at = 0; at < 10; at += 1) await newBrowser(testApp).post('/newsletter', form(newEmail()));
  const refused = await newBrowser(testApp).post('/newsletter', form(newEmail()));
  expect([refused.statusCode, statusOf(refused)]).toEqual([429, 'tooManyAttempts']);
});

test.each([503, 429])('a list that answers %i is asked again later', async (status) => {
  const { confirm } = await mailTo(newEmail());
  await press('/newsletter/confirm', confirm);
  company.status = status;
  await expect(queue.work('newsletter.tellList')).rejects.toThrow(TryLater);
});

test('an address that the list takes from its owner alone is not tried again', async () => {
  const { confirm } = await mailTo(newEmail());
  await press('/newsletter/confirm', confirm);
  company.status = 400;
  await expect(queue.work('newsletter.tellList')).resolves.toBeUndefined();
});

describe('outside production', () => {
  beforeAll(async () => {
    testSite = await openTestApp({}, { jobs: queue.jobs });
  }, 60_000);
  afterAll(() => testSite.close());

  test('a press confirms the address, says that a test site adds no address to a list, and adds none', async () => {
    await newBrowser(testSite).post('/newsletter', form(newEmail(), testSite));
    const [mail] = sentMails();
    const token = new URL(mail?.facts.link ?? '').searchParams.get('token') ?? '';
    expect(statusOf(await newBrowser(testSite).post('/newsletter/confirm', { token }))).toBe(
      'confirmedOnTestSite',
    );
    await queue.work('newsletter.tellList');
    expect(company.heard).toEqual([]);
  });
});
