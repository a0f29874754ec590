import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../../testing/open-sandbox.ts';
import {
  cardFields,
  signedPage,
  submitCard,
  zuoraClient,
  type ZuoraClient,
} from '../../testing/zuora-client.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeEach(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterEach(() => sandbox.close());

async function externalPage(): Promise<Record<string, string>> {
  return { ...(await signedPage(zuora, 'user-1')), submitEnabled: 'false', retainValues: 'true' };
}

async function show(fields: Record<string, string>) {
  const query = new URLSearchParams(fields).toString();
  return sandbox.app.inject(`/zuora/apps/PublicHostedPageLite.do?${query}`);
}

/** Where the answer to a card went, and what it said. */
async function callbackOf(fields: Record<string, string>) {
  const answer = await submitCard(sandbox.app, fields);
  expect(answer.statusCode).toBe(303);
  const { origin, pathname, searchParams } = new URL(String(answer.headers.location));
  return { address: origin + pathname, answer: Object.fromEntries(searchParams) };
}

describe('the payment page in external-submit mode', () => {
  it('has no button of its own, and its style, fonts and callback are those of the site', async () => {
    const page = await show(await externalPage());
    expect(page.body).not.toContain('<button');
    expect(page.body).toContain('href="/zuora/apps/hosted-page.css"');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`font-src ${sandbox.config.siteOrigin}`);
    expect(policy).toContain(`form-action 'self' ${sandbox.config.siteOrigin}`);
    const style = await sandbox.app.inject('/zuora/apps/hosted-page.css');
    expect(style.body).toContain(`url('${sandbox.config.siteOrigin}/static/fonts/figtree.woff2')`);
  });

  it('names its fields for autofill, and asks for digits where digits are typed', async () => {
    const { body } = await show(await externalPage());
    for (const [id, autofill] of [
      ['number', 'cc-number'],
      ['expiry', 'cc-exp'],
      ['code', 'cc-csc'],
    ] as const) {
      const input = new RegExp(`<input\\s+id="${id}"[^>]*>`).exec(body)?.[0];
      expect(input).toContain(`autocomplete="${autofill}"`);
      expect(input).toContain('inputmode="numeric"');
    }
    expect(body).toMatch(/id="holder"[^>]*autocomplete="cc-name"/);
  });

  it('sends the answer to the callback as a query', async () => {
    const page = await externalPage();
    const { address, answer } = await callbackOf({ ...page, ...cardFields('4111111111111111') });
    expect(address).toBe(`${sandbox.config.siteOrigin}/checkout/card-answer`);
    expect(answer).toMatchObject({
      success: 'true',
      token: page.token,
      signature: page.signature,
      responseFrom: 'Response_From_Submit_Page',
      field_passthrough1: 'user-1',
    });
    const method = await zuora.get(`/v1/payment-methods/${String(answer.refId)}`);
    expect(method.body).toMatchObject({ field_passthrough1: 'user-1' });
  });

  it('takes a month that is typed into one field', async () => {
    const page = await externalPage();
    const year = String(new Date().getUTCFullYear() + 3).slice(2);
    const { answer } = await callbackOf({
      ...page,
      ...cardFields('4111111111111111'),
      field_creditCardExpirationMonth: '',
      field_creditCardExpirationYear: '',
      field_creditCardExpirationDate: `12 / ${year}`,
    });
    expect(answer).toMatchObject({ success: 'true' });
  });

  it('tells of each empty field by name', async () => {
    const { answer } = await callbackOf({
      ...(await externalPage()),
      ...cardFields(''),
      field_cardSecurityCode: ' ',
      field_creditCardExpirationDate: '',
    });
    expect(answer).toMatchObject({
      success: 'false',
      errorCode: 'HostedPageFieldValidationError',
      errorField_creditCardNumber: 'NullValue',
      errorField_cardSecurityCode: 'NullValue',
    });
    expect(answer).not.toHaveProperty('errorField_creditCardHolderName');
  });

  it('tells of a number that cannot be right without its digits', async () => {
    const { answer } = await callbackOf({ ...(await externalPage()), ...cardFields('5555555555554444') });
    expect(answer).toMatchObject({ success: 'false', errorCode: 'BusinessValidationError' });
    expect(JSON.stringify(answer)).not.toContain('5555');
  });

  it('needs another signature after each answer, and fills in name and date again but neither number nor code', async () => {
    const page = await externalPage();
    const typed = { ...cardFields('4000000000000002'), field_creditCardExpirationDate: '12 / 33' };
    expect((await callbackOf({ ...page, ...typed })).answer).toMatchObject({
      success: 'false',
      errorCode: 'GatewayTransactionError',
    });
    expect((await show(page)).statusCode).toBe(403);

    const { body } = await show(await externalPage());
    expect(body).toContain('value="Nora New"');
    expect(body).toContain('value="12 / 33"');
    expect(body).not.toMatch(/4000000000000002|value="123"/);
    const plain = await show({ ...(await externalPage()), retainValues: 'false' });
    expect(plain.body).not.toContain('Nora New');
  });

  it('fills in nothing again once it took the card, even if that card is declined when it is charged', async () => {
    const typed = { ...cardFields('4000000000000341'), field_creditCardExpirationDate: '12 / 33' };
    expect((await callbackOf({ ...(await externalPage()), ...typed })).answer).toMatchObject({
      success: 'true',
    });

    const { body } = await show(await externalPage());
    expect(body).not.toMatch(/4000000000000341|value="123"|value="12 \/ 33"/);
  });
});
