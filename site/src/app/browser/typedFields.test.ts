import { beforeEach, expect, test } from 'vitest';
import { forgetTypedFields } from './forgetTypedFields.ts';
import { keepTypedFields } from './typedFields.ts';

const email = 'nora@example.com';

interface Drawn {
  account?: { userId: string; firstName: string };
  fullname?: string;
  search?: string;
}

beforeEach(() => {
  sessionStorage.clear();
});

/** Opens a page in the tab of the page before, as a document of its own, drawn for a visitor with what an account tells. */
function openPage(route = 'register', { account, fullname = 'Nora', search = '' }: Drawn = {}) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <header><form data-preference="language"><button></button></form></header>
    <main><form>
      <input type="text" name="fullname" value="${fullname}">
      <input type="email" name="email">
      <textarea name="message"></textarea>
      <input type="checkbox" name="marketingEmails">
      <input type="text" name="password" autocomplete="current-password">
      <input type="text" name="code" autocomplete="one-time-code">
      <input type="text" name="voucher" autocomplete="off">
      <input type="hidden" name="formToken" value="new">
    </form></main>
    <script id="page-data" type="application/json">${JSON.stringify({ route, account })}</script>`;
  const field = (name: string) => {
    const found = page.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (found === null) throw new Error(`There is no field ${name}`);
    return found;
  };
  const type = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) field(name).value = value;
  };
  const start = () => {
    keepTypedFields({ document: page, sessionStorage, location: { search } });
  };
  const send = (form: string) =>
    page.querySelector(form)?.dispatchEvent(new Event('submit', { bubbles: true }));
  const values = () =>
    Object.fromEntries(
      Array.from(page.querySelectorAll<HTMLInputElement>('main [name]'), ({ name, value }) => [name, value]),
    );
  return {
    document: page,
    all: (name: string) => Array.from(page.querySelectorAll<HTMLInputElement>(`[name=${name}]`)),
    data: (data: object) => {
      const element = page.querySelector('#page-data');
      if (element !== null) element.textContent = JSON.stringify(data);
    },
    field,
    type,
    start,
    values,
    chooseLanguage: () => send('[data-preference=language]'),
    submit: () => send('main form'),
  };
}

type Page = ReturnType<typeof openPage>;

const typed = { fullname: 'Nora Nightingale', email, message: 'Forty of us.\nIn Leeds.' };
const secrets = { password: 'quiet-harbour-31', code: '123456', voucher: 'CALM20' };
const blank = { fullname: 'Nora', email: '', message: '', marketingEmails: 'on', formToken: 'new' };
const noSecrets = { password: '', code: '', voucher: '' };

function leaveInAnotherLanguage(values: Record<string, string> = { ...typed, ...secrets, formToken: 'old' }) {
  const page = openPage();
  page.start();
  page.type(values);
  page.field('marketingEmails').checked = true;
  page.chooseLanguage();
}

test('what was typed stands there in the other language, once, and no secret is kept', () => {
  leaveInAnotherLanguage();
  for (const secret of Object.values(secrets))
    expect(sessionStorage.getItem('typedFields')).not.toContain(secret);
  const page = openPage();
  page.start();
  expect(page.values()).toEqual({ ...blank, ...typed, ...noSecrets });
  expect(page.field('marketingEmails').checked).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('a field that was typed in before the script arrived keeps that', () => {
  leaveInAnotherLanguage();
  const page = openPage();
  page.type({ fullname: 'Sami' });
  page.start();
  expect(page.values()).toMatchObject({ ...typed, fullname: 'Sami' });
});

test('another page that is opened instead shows nothing of it, and forgets it', () => {
  leaveInAnotherLanguage();
  const other = openPage('login');
  other.start();
  expect(other.values()).toEqual({ ...blank, ...noSecrets });
  const page = openPage();
  page.start();
  expect(page.values()).toEqual({ ...blank, ...noSecrets });
});

// ASVS V8.2.2
test('an address without an “@” may be a password, and is not kept', () => {
  leaveInAnotherLanguage({ email: 'quiet-harbour-31' });
  expect(sessionStorage.getItem('typedFields')).not.toContain('harbour');
});

const nora = { account: { userId: 'nora', firstName: 'Nora' }, fullname: 'Nora New' };
const sami = { account: { userId: 'sami', firstName: 'Sami' }, fullname: 'Sami Subscriber' };

test.each([
  ['what was drawn', nora, {}],
  ['what was typed', nora, { fullname: 'Nora Nightingale' }],
  ['what was typed by a visitor who was signed out', {}, { fullname: 'Nora Nightingale' }],
])('%s stays out of the page of another account, which logged in in another tab', (_, drawn, values) => {
  const first = openPage('account', drawn);
  first.start();
  first.type(values);
  first.chooseLanguage();
  const page = openPage('account', sami);
  page.start();
  expect(page.field('fullname').value).toBe('Sami Subscriber');
  expect(sessionStorage).toHaveLength(0);
});

test('on pages that React draws again, the account is the one of their state', () => {
  const live = (userId: string) => {
    const page = openPage('account', { fullname: userId });
    const state = { visitor: { account: { status: 'signedIn', userId, firstName: userId } } };
    page.data({ route: 'account', language: 'en', state });
    page.start();
    return page;
  };
  const first = live('nora');
  first.type({ fullname: 'Nora Nightingale' });
  first.chooseLanguage();
  expect(live('sami').field('fullname').value).toBe('sami');
  first.chooseLanguage();
  expect(live('nora').field('fullname').value).toBe('Nora Nightingale');
});

test('a field in which nothing was typed shows what the page tells now', () => {
  const first = openPage('account', nora);
  first.start();
  first.type({ email });
  first.chooseLanguage();
  const page = openPage('account', { ...nora, fullname: 'Nora Newest' });
  page.start();
  expect(page.values()).toMatchObject({ fullname: 'Nora Newest', email });
});

/** Chooses another language in a page whose first name stands there already, and opens the page again without it. */
function nameInAnotherLanguage(first: Page) {
  first.chooseLanguage();
  const page = openPage('register', { fullname: '' });
  page.start();
  return page.field('fullname').value;
}

test('a form that the server drew with its problems keeps what was posted', () => {
  const first = openPage();
  first.field('email').setAttribute('aria-invalid', 'true');
  first.start();
  expect(nameInAnotherLanguage(first)).toBe('Nora');
});

test('a refused form that React draws with what was typed keeps it', () => {
  const first = openPage('register', { fullname: '' });
  first.start();
  first.type({ fullname: 'Nora' });
  first.field('fullname').defaultValue = 'Nora';
  expect(nameInAnotherLanguage(first)).toBe('Nora');
});

test('of two fields of one name, the one that was typed in is filled in', () => {
  const [first, page] = [openPage(), openPage()];
  for (const { field } of [first, page])
    field('fullname').insertAdjacentHTML('afterend', '<input type="text" name="fullname">');
  const second = (of: Page) => of.all('fullname')[1];
  first.start();
  Object.assign(second(first) ?? {}, { value: 'Sami' });
  first.chooseLanguage();
  page.start();
  expect(page.all('fullname').map(({ value }) => value)).toEqual(['Nora', 'Sami']);
});

test('a page without a form forgets what was typed, and so may a browser that stores nothing', () => {
  leaveInAnotherLanguage();
  forgetTypedFields(window);
  expect(sessionStorage).toHaveLength(0);
  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  const full = { getItem: () => null, removeItem: () => undefined, setItem: refuse } as unknown as Storage;
  const page = openPage();
  keepTypedFields({ document: page.document, sessionStorage: full, location });
  page.type(typed);
  page.chooseLanguage();
  forgetTypedFields({
    get sessionStorage(): Storage {
      return refuse();
    },
  });
});

// ASVS V8.2.3
test('sending a form of a visitor who is signed out keeps nothing', () => {
  const page = openPage();
  page.start();
  page.type(typed);
  page.submit();
  expect(sessionStorage).toHaveLength(0);
});

/** Sends a form of Nora's account. */
function sendAsNora() {
  const page = openPage('account', nora);
  page.start();
  page.type({ message: typed.message, ...secrets });
  page.submit();
  for (const secret of Object.values(secrets))
    expect(sessionStorage.getItem('typedFields')).not.toContain(secret);
}

function openAndLook(...page: Parameters<typeof openPage>) {
  const opened = openPage(...page);
  opened.start();
  return opened.field('message').value;
}

test('a form that met an ended session is filled in again after the log-in, once', () => {
  sendAsNora();
  expect(openAndLook('login', { search: '?redirectOnSuccess=%2Fuser&reason=sessionEnded' })).toBe('');
  expect(openAndLook('secondFactor')).toBe('');
  expect(openAndLook('account', nora)).toBe(typed.message);
  expect(openAndLook('account', nora)).toBe('');
});

test.each([
  ['which arrived, is forgotten with the next page', []],
  ['is forgotten by a log-in that was opened for itself', [['login']]],
  [
    'is forgotten by a log-in to another account',
    [
      ['login', { search: '?reason=sessionEnded' }],
      ['account', sami],
    ],
  ],
] as const)('a form of an account %s', (_, between) => {
  sendAsNora();
  for (const [route, drawn] of between as readonly Parameters<typeof openPage>[]) openAndLook(route, drawn);
  expect(openAndLook('account', nora)).toBe('');
  expect(openAndLook('account', nora)).toBe('');
});
