import { beforeEach, expect, test } from 'vitest';
import { keepTypedFields } from './typedFields.ts';

const email = 'nora@example.com';

beforeEach(() => {
  sessionStorage.clear();
});

/** Opens a page in the tab of the page before, as a document of its own. */
function openPage(route = 'register') {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <header><form data-preference="language"><button></button></form></header>
    <main><form>
      <input type="text" name="fullname" value="Nora">
      <input type="email" name="email">
      <textarea name="message"></textarea>
      <input type="checkbox" name="marketingEmails">
      <input type="text" name="password" autocomplete="current-password">
      <input type="text" name="code" autocomplete="one-time-code">
      <input type="text" name="voucher" autocomplete="off">
      <input type="hidden" name="formToken" value="new">
    </form></main>
    <script id="page-data" type="application/json">${JSON.stringify({ route })}</script>`;
  const field = (name: string) => {
    const found = page.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (found === null) throw new Error(`There is no field ${name}`);
    return found;
  };
  const type = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) field(name).value = value;
  };
  const start = () => {
    keepTypedFields({ document: page, sessionStorage });
  };
  const send = (form: string) =>
    page.querySelector(form)?.dispatchEvent(new Event('submit', { bubbles: true }));
  const values = () =>
    Object.fromEntries(
      Array.from(page.querySelectorAll<HTMLInputElement>('main [name]'), ({ name, value }) => [name, value]),
    );
  return {
    field,
    type,
    start,
    values,
    chooseLanguage: () => send('[data-preference=language]'),
    submit: () => send('main form'),
  };
}

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

test('an address without an “@” may be a password, and is not kept', () => {
  leaveInAnotherLanguage({ email: 'quiet-harbour-31' });
  expect(sessionStorage.getItem('typedFields')).not.toContain('harbour');
});

test('sending a form keeps nothing', () => {
  const page = openPage();
  page.start();
  page.type(typed);
  page.submit();
  expect(sessionStorage).toHaveLength(0);
});
