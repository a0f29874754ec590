import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createConsent, type ConsentChoice } from './consent.ts';
import { createApi, type Api } from '../api/client.ts';

const offline: Pick<Api, 'post'> = { post: () => Promise.resolve({ kind: 'unreachable' }) };

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['cookiePolicyAnalytics', 'cookiePolicyMarketing'])
    document.cookie = `${name}=; Max-Age=0`;
});

test('an answer is read where every tab keeps it', () => {
  const { current } = createConsent(offline, document);
  expect(current()).toEqual({ analytics: 'not-set', marketing: 'not-set' });
  document.cookie = 'cookiePolicyAnalytics=accept';
  document.cookie = 'cookiePolicyMarketing=perhaps';
  expect(current()).toEqual({ analytics: 'accept', marketing: 'not-set' });
});

test('the notice answers here, in place of a post of its own; other forms are left alone', () => {
  document.body.innerHTML = `
    <form data-preference="consent">
      <input type="hidden" name="path" value="/plans">
      <input type="checkbox" name="analytics" value="accept" checked>
      <input type="checkbox" name="marketing" value="accept">
      <button name="choice" value="some">Save</button>
    </form>
    <form data-preference="theme"><button id="other">Dark</button></form>`;
  const heard: ConsentChoice[] = [];
  const stop = createConsent(offline, document).onAnswer((choice) => heard.push(choice));
  const other: string[] = [];
  const listening = new AbortController();
  onTestFinished(() => {
    listening.abort();
  });
  const hear = (event: SubmitEvent) => {
    other.push(event.defaultPrevented ? 'taken over' : 'left alone');
    event.preventDefault();
  };
  document.addEventListener('submit', hear, { signal: listening.signal });

  document.querySelector('button')?.click();
  document.querySelector<HTMLButtonElement>('#other')?.click();
  expect(heard).toEqual([{ path: '/plans', analytics: 'accept', choice: 'some' }]);
  expect(other).toEqual(['taken over', 'left alone']);

  stop();
  document.querySelector('button')?.click();
  expect(heard).toHaveLength(1);
});

test('what was kept comes back, and nothing when it could not be kept', async () => {
  const kept = { analytics: 'accept', marketing: 'decline' };
  const posted: unknown[] = [];
  const api = createApi((address, init) => {
    posted.push([address, init?.body]);
    return Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ data: { attributes: kept } }),
    } as Response);
  });
  expect(await createConsent(api, document).keep({ choice: 'some', analytics: 'accept' })).toEqual(kept);
  expect(posted).toEqual([['/consent', '{"choice":"some","analytics":"accept"}']]);
  expect(await createConsent(offline, document).keep({ choice: 'accept' })).toBeUndefined();
});

test('the notice can be taken off the page', () => {
  document.body.innerHTML = '<main>Plans</main><section data-asking>Cookies?</section>';
  createConsent(offline, document).closeNotice();
  expect(document.body.textContent).toBe('Plans');
  createConsent(offline, document).closeNotice();
});

test('main takes the focus of a notice that is taken off, and no focus from elsewhere', () => {
  const notice = '<section data-asking><button id="answer">Decline</button></section>';
  const page = '<main tabindex="-1">Plans <button id="plan">Choose</button></main>';
  const { closeNotice } = createConsent(offline, document);
  const focusAfter = (id: string) => {
    document.body.innerHTML = notice + page;
    document.getElementById(id)?.focus();
    closeNotice();
    return document.activeElement;
  };
  expect(focusAfter('answer')).toBe(document.querySelector('main'));
  expect(focusAfter('plan')).toBe(document.getElementById('plan'));
});

test('an answer that is kept takes the open details out of the address', async () => {
  const api = createApi(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ data: { attributes: {} } }) } as Response),
  );
  const addressAfter = async (address: string) => {
    window.history.replaceState(null, '', address);
    await createConsent(api, document).keep({ choice: 'accept' });
    return window.location.href.slice(window.location.origin.length);
  };
  expect(await addressAfter('/plans?country=DE&cookies=choose#cookies')).toBe('/plans?country=DE');
  expect(await addressAfter('/?voucher=A%3FB#how')).toBe('/?voucher=A%3FB#how');
});
