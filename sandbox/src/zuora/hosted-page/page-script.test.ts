import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JSDOM } from 'jsdom';
import { answering, cardForm } from './view.ts';
import { wordsFor } from './words.ts';

const site = 'http://site.example';
const script = readFileSync(new URL('./browser/hosted-page.js', import.meta.url), 'utf8');

/** The page in a window whose parent records the messages it gets. */
function openPage() {
  const { words } = wordsFor('en');
  const form = cardForm({
    words,
    carried: {},
    typed: {},
    problems: [],
    refused: undefined,
    button: 'outside',
    month: '2026-11',
  });
  const { window } = new JSDOM(answering(site, undefined, form).markup, { runScripts: 'outside-only' });
  const messages: unknown[] = [];
  const parent = {
    postMessage: (text: string, origin: string) => messages.push([origin, JSON.parse(text)]),
  };
  let submits = 0;
  Object.defineProperty(window, 'parent', { value: parent });
  Object.defineProperty(window, 'ResizeObserver', {
    value: class {
      observe = () => undefined;
    },
  });
  window.HTMLFormElement.prototype.submit = () => {
    submits += 1;
  };
  window.eval(`{ ${script} }`);

  const say = (
    data: unknown,
    { origin = site, source = parent }: { origin?: string; source?: object } = {},
  ) => {
    const event = new window.MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  const type = (id: string, value: string) => {
    const input = window.document.querySelector<HTMLInputElement>(`#${id}`);
    if (input === null) throw new Error(`There is no field ${id}.`);
    input.value = value;
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
    return input;
  };
  const invalid = () => [...window.document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id);
  return { say, type, messages, invalid, window, submits: () => submits };
}

const complete = { number: '4111111111111111', expiry: '1230', code: '123', holder: 'Nora New' };

describe("the payment page's script", () => {
  it('tells which fields are wrong once its parent says it will show that itself, and keeps what was typed', () => {
    const page = openPage();
    page.say('customizeErrorRequired');
    page.type('number', '4111 1111 1111 1112');
    page.type('expiry', '12');
    page.say('validate');

    const codes = page.messages.map((message) => (message as [string, Record<string, unknown>])[1]);
    expect(codes).toMatchObject([
      { action: 'customizeErrorMessage', key: 'creditCardNumber', code: '002' },
      { action: 'customizeErrorMessage', key: 'creditCardExpirationMonth', code: 'unknown' },
      { action: 'customizeErrorMessage', key: 'cardSecurityCode', code: '001' },
      { action: 'customizeErrorMessage', key: 'creditCardHolderName', code: '001' },
      { action: 'validate', success: false },
    ]);
    expect(page.messages.every((message) => (message as [string])[0] === site)).toBe(true);
    expect(page.invalid()).toEqual(['number', 'expiry', 'code', 'holder']);
    expect(page.window.document.querySelector<HTMLInputElement>('#number')?.value).toBe(
      '4111 1111 1111 1112',
    );
    expect(page.window.document.querySelector('#number-problem')?.textContent).toBe('');
  });

  it('says itself what is wrong where its parent does not', () => {
    const page = openPage();
    page.say('validate');

    expect(page.messages).toEqual([[site, { action: 'validate', success: false }]]);
    expect(page.window.document.querySelector('#holder-problem')?.textContent).toBe(
      'The name on the card is missing.',
    );
  });

  it('finds nothing wrong with a complete card, and submits it once', () => {
    const page = openPage();
    for (const [id, value] of Object.entries(complete)) page.type(id, value);
    page.say('validate');
    expect(page.messages).toEqual([[site, { action: 'validate', success: true }]]);
    expect(page.submits()).toBe(0);

    page.say('postPage');
    page.say('postPage');
    expect(page.submits()).toBe(1);
  });

  it.each([
    ['1026', ['expiry']],
    ['1126', []],
    ['0127', []],
  ])('holds a card that ends in %s against the month of today', (expiry, invalid) => {
    const page = openPage();
    for (const [id, value] of Object.entries({ ...complete, expiry })) page.type(id, value);
    page.say('validate');
    expect(page.invalid()).toEqual(invalid);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
  ])('does nothing on a message of %s', (_whose, sender) => {
    const page = openPage();
    page.say('validate', sender);
    page.say('postPage', sender);

    expect(page.messages).toEqual([]);
    expect(page.submits()).toBe(0);
  });

  it('shapes number and month as they are typed, and knows the brand', () => {
    const page = openPage();
    expect(page.type('number', '4111111111111111').value).toBe('4111 1111 1111 1111');
    expect(page.type('number', '4111111111111111').dataset.brand).toBe('visa');
    expect(page.type('number', '378282246310005').dataset.brand).toBe('amex');
    for (const [typed, shaped] of [
      ['1', '1'],
      ['12', '12 / '],
      ['7', '07 / '],
      ['1/', '01 / '],
      ['12/29', '12 / 29'],
      ['12/2029', '12 / 29'],
    ] as const) {
      expect(page.type('expiry', typed).value).toBe(shaped);
    }
  });

  it('forgets a problem once its field is typed into, and takes a name from its parent', () => {
    const page = openPage();
    page.say('setField(creditCardHolderName:Nora: New)');
    expect(page.window.document.querySelector<HTMLInputElement>('#holder')?.value).toBe('Nora: New');
    page.say('validate');
    page.type('number', '4');
    expect(page.invalid()).toEqual(['expiry', 'code']);
  });
});
