import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../../../../demo/people.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, signIn } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { until } from '../../../testing/until.ts';

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

const family = 'B2CFAMILYA2022';

interface Shown {
  facts: {
    plans: { code: string; price: object }[];
    tax?: string;
    quote?: { attributes: { taxMode: string; country: string } };
  };
}

test.each(['', '?country=US'])(
  'a subscriber in Germany who reads English is shown the change at %p as its checkout charges it',
  async (query) => {
    const browser = newBrowser(testApp);
    await signIn(browser, demoPeople.Sami.email);
    const shownAt = async (address: string) => (await browser.open(address)).json<Shown>().facts;
    await until(async () => (await shownAt('/plans')).plans.length === 1);

    const checkout = await shownAt(`/checkout?plan=${family}&upgrade=true&begins=later`);
    const price = checkout.plans.find(({ code }) => code === family)?.price;
    expect(price).toEqual({ amount: 9999, currency: 'EUR' });
    expect(checkout.quote?.attributes).toMatchObject({ country: 'DE', taxMode: 'TAX_INCLUSIVE' });

    for (const page of ['/', '/plans']) {
      const { plans, tax } = await shownAt(`${page}${query}`);
      expect({ plans, tax }).toMatchObject({ plans: [{ code: family, price }], tax: 'included' });
    }
  },
  30_000,
);
