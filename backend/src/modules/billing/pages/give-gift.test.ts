import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { newBrowser, newMember } from '../../../testing/members.ts';
import { typeCard } from '../../../testing/sandbox-money.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import type { BillingTables } from '../tables.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';

let sandbox: RunningSandbox;
let testApp: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
  await testApp.jobs.start();
}, 60_000);
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await sandbox.stop();
});

beforeEach(() => testApp.db.$extendTables<ThrottleTables>().deleteFrom('throttleCounters').execute());

const today = dayOf(new Date());
const factsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { facts: Record<string, unknown> }).facts;
type Member = Awaited<ReturnType<typeof newMember>>;

const typed = (userId: string, more: Record<string, string> = {}) => ({
  ...{ userId, kind: 'year', receiverName: ' June ', receiverEmail: 'june@example.org', language: 'de' },
  ...{ message: 'Breathe out.\r\nAlex', sendOn: '', country: 'DE', postalCode: '' },
  ...more,
});

/** Shows a gift, and answers with its id. */
async function show({ browser, userId }: Member, more: Record<string, string> = {}): Promise<string> {
  const sent = await browser.post('/gift', typed(userId, more));
  expect(sent.statusCode).toBe(303);
  return new URL(String(sent.headers.location), 'https://site.example').searchParams.get('gift') ?? '';
}

async function pay({ browser, userId }: Member, id: string) {
  const ask = (path: string, body: object) =>
    browser.postJson(`/subscription/payments/web/${path}?userId=${userId}`, body);
  const page = await ask('payment-pages', {});
  const { src } = page.json<{ data: { attributes: { src: string } } }>().data.attributes;
  const paymentMethod = { type: 'ZUORA', refId: await typeCard(src) };
  const shown = await browser.open(`/gift/pay?gift=${id}`);
  // A gift of another person, or one that is paid for, shows none.
  const { total = { amount: 6999, currency: 'EUR' } }: { total?: object } =
    shown.statusCode === 200 ? factsOf(shown) : {};
  return ask(`gifts/${id}/payments`, { paymentMethod, total });
}

async function paidGift(more: Record<string, string> = {}): Promise<{ giver: Member; id: string }> {
  const giver = await newMember(testApp);
  const id = await show(giver, more);
  expect((await pay(giver, id)).statusCode).toBe(200);
  return { giver, id };
}

const given = (browser: Browser, id: string) => browser.open(`/gift/given?gift=${id}`);

test('a press before the payment was ready charges nothing, and leads back to the same gift', async () => {
  const giver = await newMember(testApp);
  const id = await show(giver);
  const pressed = await giver.browser.post(`/gift/pay?gift=${id}`, {});
  expect(pressed.statusCode).toBe(303);
  expect(pressed.headers.location).toBe(`/gift/pay?gift=${id}&unpaid=true`);
  const facts = factsOf(await giver.browser.open(String(pressed.headers.location)));
  expect(facts).toMatchObject({ status: 'open', scriptWanted: true, gift: { id } });
});

test('visitors see what can be given, and log in to give it', async () => {
  const visitor = newBrowser(testApp);
  expect(factsOf(await visitor.open('/gift?kind=season'))).toMatchObject({
    ...{ status: 'signedOut', kind: 'season' },
    choices: [{ kind: 'season' }, { kind: 'year' }, { kind: 'familyYear' }],
  });
  const begun = await visitor.open('/gift?kind=season&begin=true');
  expect(begun.headers.location).toContain('/login?redirectOnSuccess=%2Fgift%3Fkind%3Dseason');
});

test.each([
  ['nothing', { receiverName: '', receiverEmail: '' }, { receiverName: 'missing', receiverEmail: 'missing' }],
  ['a web address', { receiverName: 'www.win.example' }, { receiverName: 'address' }],
  ['a number to ring in the words', { message: 'Call 0800 123 456' }, { message: 'address' }],
  ['a link in the words', { message: 'See https://win.example' }, { message: 'address' }],
  ['too many words', { message: 'x'.repeat(301) }, { message: 'tooLong' }],
  ['a day that is past', { sendOn: addDays(today, -1) }, { sendOn: 'past' }],
  ['a day far away', { sendOn: addDays(addMonths(today, 12), 1) }, { sendOn: 'tooLate' }],
  ['no day', { sendOn: '2027-02-30' }, { sendOn: 'invalid' }],
  ['no ZIP code', { country: 'US' }, { postalCode: 'missing' }],
])('%s is refused in its field, and all that was typed stays', async (_what, more, problems) => {
  const { browser, userId } = await newMember(testApp);
  const sent = await browser.post('/gift', typed(userId, more));
  expect(sent.statusCode).toBe(422);
  expect(factsOf(sent)).toMatchObject({ status: 'form', problems, values: more });
});

test('a ZIP code that does not exist is refused once the tax is asked for', async () => {
  const { browser, userId } = await newMember(testApp);
  const sent = await browser.post('/gift', typed(userId, { country: 'US', postalCode: '00000' }));
  expect(factsOf(sent)).toMatchObject({ problems: { postalCode: 'unknown' } });
});

test('a gift is shown, changed, paid for once, and has its page', async () => {
  const giver = await newMember(testApp);
  const id = await show(giver, { sendOn: addDays(today, 3) });
  expect(factsOf(await giver.browser.open(`/gift/pay?gift=${id}`))).toMatchObject({
    ...{ status: 'open', total: { amount: 6999, currency: 'EUR' }, country: 'DE' },
    gift: { id, kind: 'year', receiverName: 'June', sendOn: addDays(today, 3) },
  });
  expect(factsOf(await giver.browser.open(`/gift?gift=${id}`))).toMatchObject({
    values: { receiverName: 'June', message: 'Breathe out.\nAlex', language: 'de' },
  });
  expect((await given(giver.browser, id)).statusCode).toBe(404);

  expect((await pay(giver, id)).statusCode).toBe(200);
  expect((await pay(giver, id)).json()).toMatchObject({ data: { attributes: { id, status: 'BOUGHT' } } });
  const again = await giver.browser.open(`/gift/pay?gift=${id}`);
  expect(again.headers.location).toBe(`/gift/given?gift=${id}`);
  expect(factsOf(await given(giver.browser, id))).toMatchObject({
    ...{ status: 'given', sent: false, paid: { amount: { amount: 6999 } } },
    card: { code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}/) as string, message: 'Breathe out.\nAlex' },
  });
});

test('its giver sends it again some minutes after its mail, corrects the address, and takes it back', async () => {
  const { giver, id } = await paidGift();
  const { browser, userId } = giver;
  const press = (step: string, more: Record<string, string> = {}) =>
    browser.post('/gift/given', { step, gift: id, userId, ...more });
  const soon = await press('resend');
  expect([soon.statusCode, factsOf(soon)]).toMatchObject([
    429,
    { failure: { reason: 'justSent', minutes: 5 } },
  ]);
  const sentAt = new Date(Date.now() - 6 * 60_000);
  await testApp.db
    .$extendTables<BillingTables>()
    .updateTable('gifts')
    .set({ sentAt })
    .where('id', '=', id)
    .execute();
  const same = await press('correct', {
    receiverEmail: (factsOf(soon).gift as { receiverEmail: string }).receiverEmail,
  });
  expect(same.headers.location).toBe(`/gift/given?gift=${id}&done=sent`);
  const wrong = await press('correct', { receiverEmail: 'june' });
  expect(factsOf(wrong)).toMatchObject({ status: 'given', problem: { field: 'invalid', typed: 'june' } });
  const right = await press('correct', { receiverEmail: 'june.lind@example.org' });
  expect(right.headers.location).toBe(`/gift/given?gift=${id}&done=corrected`);
  expect(factsOf(await given(browser, id))).toMatchObject({
    gift: { receiverEmail: 'june.lind@example.org' },
    sent: true,
  });
  expect((await press('refund')).headers.location).toBe(`/gift/given?gift=${id}`);
  expect(factsOf(await given(browser, id))).toMatchObject({ status: 'refunded', amount: { amount: 6999 } });
});

test("another account's gift is as unknown as one that there is not", async () => {
  const { id } = await paidGift();
  const other = await newMember(testApp);
  for (const gift of [id, crypto.randomUUID(), 'no-id']) {
    for (const path of [`/gift/given?gift=${gift}`, `/gift/pay?gift=${gift}`]) {
      const page = await other.browser.open(path);
      expect([page.statusCode, factsOf(page)]).toEqual([404, { status: 'notFound' }]);
    }
    for (const step of ['resend', 'correct', 'refund']) {
      const form = { step, gift, userId: other.userId, receiverEmail: 'x@example.org' };
      expect((await other.browser.post('/gift/given', form)).statusCode).toBe(404);
    }
  }
  expect((await pay(other, id)).statusCode).toBe(404);
});

test('a page that was drawn for another account does nothing', async () => {
  const { giver, id } = await paidGift();
  const form = { step: 'refund', gift: id, userId: crypto.randomUUID() };
  expect((await giver.browser.post('/gift/given', form)).statusCode).toBe(403);
  expect(factsOf(await given(giver.browser, id))).toMatchObject({ status: 'given' });
  expect((await giver.browser.post('/gift', typed(crypto.randomUUID()))).statusCode).toBe(403);
});

test('its giver, who reads its code, is told that it is their own, and may open it', async () => {
  const { giver, id } = await paidGift();
  const { browser, userId } = giver;
  const { card } = factsOf(await given(browser, id)) as { card: { code: string } };
  const own = { gift: { own: { id, receiverName: 'June' } } };
  expect(factsOf(await browser.open(`/redeem?code=${card.code}`))).toMatchObject({ status: 'open', ...own });
  const other = await newMember(testApp);
  const theirs = factsOf(await other.browser.open(`/redeem?code=${card.code}`));
  expect(theirs).toMatchObject({ status: 'open', gift: { giverName: 'Nora' } });
  expect(theirs).not.toHaveProperty('gift.own');
  const opened = await browser.post('/redeem', { step: 'redeem', code: card.code, userId });
  expect(factsOf(await browser.follow(opened))).toMatchObject({ status: 'redeemed', ...own });
});

test('its giver, who reads a code that opens nothing, comes to the page of the gift', async () => {
  const { giver, id } = await paidGift({ sendOn: addDays(today, 3) });
  const { browser, userId } = giver;
  const { card } = factsOf(await given(browser, id)) as { card: { code: string } };
  const look = () => browser.open(`/de/redeem?code=${card.code}`);
  expect((await look()).headers.location).toBe(`/de/gift/given?gift=${id}`);
  await browser.post('/gift/given', { step: 'refund', gift: id, userId });
  expect(factsOf(await browser.follow(await look()))).toMatchObject({ status: 'refunded' });
  const other = await newMember(testApp);
  expect(factsOf(await other.browser.open(`/redeem?code=${card.code}`))).toMatchObject({
    reason: 'giftRefunded',
  });
});

test('a mailed gift asks who reads it under another address; who types its code is not asked', async () => {
  const receiver = await newMember(testApp);
  const { giver, id } = await paidGift({ receiverEmail: receiver.email });
  const { card } = factsOf(await given(giver.browser, id)) as { card: { code: string } };
  const other = await newMember(testApp);
  const mailed = `/redeem?code=${card.code}&from=mail`;
  expect(factsOf(await other.browser.open(mailed))).toMatchObject({
    status: 'otherRecipient',
    recipient: { status: 'otherAccount', signedInAs: other.email },
  });
  expect(factsOf(await other.browser.open(`/redeem?code=${card.code}`))).toMatchObject({ status: 'open' });
  expect(factsOf(await receiver.browser.open(mailed))).toMatchObject({
    ...{ status: 'open', gift: { giverName: 'Nora', message: 'Breathe out.\nAlex' } },
  });
  const form = { step: 'redeem', code: card.code, userId: receiver.userId };
  await receiver.browser.post('/redeem', form);
  expect(factsOf(await given(giver.browser, id))).toMatchObject({ status: 'redeemed', on: today });
  expect(
    (await giver.browser.post('/gift/given', { step: 'refund', gift: id, userId: giver.userId })).statusCode,
  ).toBe(409);
});
