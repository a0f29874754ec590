import { afterEach, expect, test, vi } from 'vitest';
import { createTypedEmail } from './typedEmail.ts';

const email = 'nora@example.com';

afterEach(() => {
  document.body.innerHTML = '';
});

function showForm() {
  document.body.innerHTML = `
    <header><a href="/de/login?plan=B2CMONTHLY" onclick="return false"><span>Log in</span></a></header>
    <main><form><input name="email" value=" ${email} "></form></main>`;
}

test('gives what was kept, once', () => {
  const typedEmail = createTypedEmail(window);
  typedEmail.keep(email);
  expect(typedEmail.take()).toBe(email);
  expect(typedEmail.take()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('gives nothing into a field that is typed in, and keeps it no longer', () => {
  showForm();
  const typedEmail = createTypedEmail(window);
  typedEmail.keep(email);
  document.querySelector('input')?.focus();
  expect(typedEmail.take()).toBeUndefined();
  document.querySelector('input')?.blur();
  expect(typedEmail.take()).toBeUndefined();
});

test('tells what is in the field when a link is pressed, until it is ended', () => {
  showForm();
  const told = vi.fn();
  const end = createTypedEmail(window).onLeave(told);
  const press = () =>
    document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press();
  document.querySelector('input')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (const elsewhere of ['/login" target="_blank', 'https://help.example/login']) {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', `<a href="${elsewhere}" onclick="return false"></a>`);
    document.querySelector<HTMLAnchorElement>('main a')?.click();
  }
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(told.mock.calls).toEqual([[{ path: '/de/login', email }]]);
  end();
  press();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a browser that refuses to store anything carries nothing', () => {
  const refusing = {
    document,
    location,
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  const typedEmail = createTypedEmail(refusing);
  typedEmail.keep(email);
  expect(typedEmail.take()).toBeUndefined();
});
