import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../../../../../demo/people.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';

let testApp: TestApp;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables, { demo: true });
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.close();
});

const monthly = '/checkout?plan=B2CMONTHLY&country=DE';
const keptIn = (browser: Browser) => browser.cookie('voucherCode')?.value;
const shownIn = async (browser: Browser, address = monthly) =>
  (await browser.open(address)).json<{ facts: { voucherCode?: string } }>().facts.voucherCode;
const member = async () => (await newMember(testApp)).browser;

/** A browser whose visitor has agreed that adverts are remembered. */
function agreeing(browser: Browser): Browser {
  browser.setCookie('cookiePolicyMarketing', 'accept');
  return browser;
}

describe('the voucher of an order', () => {
  test('is kept once the page is drawn with it, and shown again unless the address names another', async () => {
    const browser = await member();
    expect(await shownIn(browser, `${monthly}&voucher=BEWELL30`)).toBe('BEWELL30');
    expect(keptIn(browser)).toBe('BEWELL30');
    expect(await shownIn(browser)).toBe('BEWELL30');
    expect(await shownIn(browser, `${monthly}&voucher=CALM60`)).toBe('CALM60');
    expect(keptIn(browser)).toBe('CALM60');
  });

  test.each(['accept', 'decline'])(
    'is forgotten where the code is refused for good, with the answer %s to marketing',
    async (answer) => {
      const browser = await member();
      browser.setCookie('cookiePolicyMarketing', answer);
      await browser.open(`${monthly}&voucher=NOSUCHCODE`);
      expect(keptIn(browser)).toBeUndefined();

      await browser.open(`${monthly}&voucher=BEWELL30`);
      await browser.open(`${monthly}&voucher=EXPIRED21`);
      expect(keptIn(browser)).toBeUndefined();
    },
  );

  test.each(['FAMILYONLY', 'USONLY', 'SOON'])(
    'stays kept where another plan, country or day makes it valid: %s',
    async (code) => {
      const browser = agreeing(await member());
      await browser.open(`/plans?voucher=${code}`);
      expect(await shownIn(browser)).toBe(code);
      expect(keptIn(browser)).toBe(code);
    },
  );

  test('lowers the plan that home shows, from its address and once it is kept', async () => {
    const browser = agreeing(newBrowser(testApp));
    const offered = async (address: string) =>
      (await browser.open(address)).json<{ facts: { plans: object[] } }>().facts.plans;
    const lowered = {
      code: 'B2C14DANNUAL',
      voucher: expect.objectContaining({
        percentOff: 30,
        price: { amount: 4899, currency: 'EUR' },
      }) as object,
    };

    expect(await offered('/?country=DE')).not.toContainEqual(
      expect.objectContaining({ voucher: expect.anything() as object }),
    );
    expect(await offered('/?country=DE&voucher=SLEEP30')).toContainEqual(expect.objectContaining(lowered));
    expect(await offered('/?country=DE')).toContainEqual(expect.objectContaining(lowered));
  });

  test('is forgotten where it is removed without a script', async () => {
    const browser = await member();
    await browser.open(`${monthly}&voucher=BEWELL30`);
    await browser.post('/checkout?plan=B2CMONTHLY', { removeVoucher: 'true' });
    expect(keptIn(browser)).toBeUndefined();
  });

  test('outlasts an expired card, whose page leads back to the checkout', async () => {
    const browser = newBrowser(testApp);
    await signIn(browser, demoPeople.Emil.email);
    await browser.open(`${monthly}&card=new&voucher=BEWELL30`);
    const refused = await browser.open(monthly);
    expect(refused.json()).toMatchObject({
      facts: { status: 'refused', error: { code: 'DEFAULT_PAYMENT_METHOD_EXPIRED' } },
    });
    expect(await shownIn(browser, `${monthly}&card=new`)).toBe('BEWELL30');
  });

  test('is forgotten by a buyer who has used it before', async () => {
    const browser = agreeing(newBrowser(testApp));
    await signIn(browser, demoPeople.Vito.email);
    await browser.open('/plans?voucher=SLEEP30');
    const refused = await browser.open('/checkout?country=DE&voucher=SLEEP30');
    expect(refused.json()).toMatchObject({ facts: { error: { code: 'CANNOT_SUBSCRIBE' } } });
    expect(keptIn(browser)).toBeUndefined();
  });

  test('is not shown where the cookie holds no code', async () => {
    const browser = agreeing(await member());
    browser.setCookie('voucherCode', 'no%20code');
    expect(await shownIn(browser)).toBeUndefined();
  });
});

describe('the voucher of a visitor', () => {
  test.each([
    ['accept', 'SLEEP30'],
    ['decline', undefined],
    ['not-set', undefined],
  ])('whose answer to marketing is %s is kept as %s', async (answer, kept) => {
    const visitor = newBrowser(testApp);
    visitor.setCookie('cookiePolicyMarketing', answer);
    await visitor.open('/plans?voucher=SLEEP30');
    expect(keptIn(visitor)).toBe(kept);
  });

  test.each<[string, Record<string, string>]>([
    ['declines', { choice: 'decline' }],
    ['allows analytics alone', { choice: 'some', analytics: 'accept' }],
  ])('is forgotten where the visitor %s', async (_what, form) => {
    for (const browser of [newBrowser(testApp), await member()]) {
      await agreeing(browser).open('/plans?voucher=BEWELL30');
      await browser.post('/consent', form);
      expect(keptIn(browser)).toBeUndefined();
    }
  });

  test('stays kept where the visitor only looks at the choice again', async () => {
    const browser = agreeing(newBrowser(testApp));
    await browser.open('/plans?voucher=BEWELL30');
    await browser.post('/consent', { choice: 'again' });
    expect(keptIn(browser)).toBe('BEWELL30');
  });

  test('stays kept where the visitor declines and an order holds it', async () => {
    const browser = agreeing(await member());
    await browser.open(`${monthly}&voucher=BEWELL30`);
    await browser.post('/consent', { choice: 'decline' });
    expect(keptIn(browser)).toBe('BEWELL30');
    expect(await shownIn(browser)).toBe('BEWELL30');
  });

  test('is neither shown nor kept on without consent and order', async () => {
    const browser = await member();
    browser.setCookie('voucherCode', 'BEWELL30');
    expect(await shownIn(browser)).toBeUndefined();
    expect(keptIn(browser)).toBeUndefined();
  });
});

describe('another account in the same browser', () => {
  test('gets no voucher of the account that logged out', async () => {
    const browser = agreeing(await member());
    await browser.open(`${monthly}&voucher=BEWELL30`);
    await browser.post('/logout');
    expect(keptIn(browser)).toBeUndefined();
  });

  test('gets no voucher of the account whose session it ends', async () => {
    const { email } = await newMember(testApp);
    const browser = agreeing(await member());
    await browser.open(`${monthly}&voucher=BEWELL30`);
    // The form of a page that was open before; without its cookie it asks once more.
    await browser.post('/login', { email, password });
    await browser.follow(await browser.post('/login', { email, password }));
    expect(await sessionIn(browser)).toMatchObject({ email });
    expect(keptIn(browser)).toBeUndefined();
  });
});

describe('another account after a session that expired', () => {
  const [former, next] = [demoPeople.Fay.email, demoPeople.Nora.email];

  async function withExpiredSession(address: string) {
    const browser = agreeing(newBrowser(testApp));
    await signIn(browser, former);
    await browser.open(address);
    expect(keptIn(browser)).toBe('BEWELL30');
    browser.forget('hsjwt');
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
    return browser;
  }

  test.each(['/plans?voucher=BEWELL30', `${monthly}&voucher=BEWELL30`])(
    'gets no voucher that was kept at %s, also with consent',
    async (address) => {
      const browser = await withExpiredSession(address);
      await signIn(browser, next);
      expect(await sessionIn(browser)).toMatchObject({ email: next });
      expect(await shownIn(browser)).toBeUndefined();
      expect(keptIn(browser)).toBeUndefined();
      expect(browser.cookie('voucherAccount')).toBeUndefined();
    },
    30_000,
  );

  test('gets the voucher that it came with itself before it logged in', async () => {
    const browser = await withExpiredSession('/plans?voucher=BEWELL30');
    await browser.open('/plans?voucher=CALM60');
    await signIn(browser, next);
    expect(await shownIn(browser)).toBe('CALM60');
  }, 30_000);

  test('gets its voucher again where it is the same account', async () => {
    const browser = await withExpiredSession('/plans?voucher=BEWELL30');
    await signIn(browser, former);
    expect(await shownIn(browser)).toBe('BEWELL30');
  }, 30_000);
});

test('the cookie of a voucher is hidden from scripts, lasts thirty days, and needs https where the site is on it', async () => {
  const attributesIn = async (app: TestApp) => {
    const visitor = agreeing(newBrowser(app));
    await visitor.open('/plans?voucher=SLEEP30');
    return visitor.cookie('voucherCode')?.attributes;
  };
  const attributes = await attributesIn(testApp);
  expect(attributes).toMatch(/Max-Age=2592000.*HttpOnly.*SameSite=Lax/);
  expect(attributes).not.toMatch(/Secure/);

  const secureApp = await openTestApp({ SITE_ORIGIN: 'https://stillpoint.example' });
  expect(await attributesIn(secureApp)).toMatch(/Secure/);
  await secureApp.close();
});
