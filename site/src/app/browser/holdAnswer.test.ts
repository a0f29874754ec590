import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '@testing-library/dom';
import { createConsent, type ConsentChoice } from '../../services/consent.ts';
import { holdAnswer } from './holdAnswer.ts';

const native: string[] = [];
let stop: () => void = () => undefined;

function fail(error: unknown): never {
  throw error;
}

function onSubmit(event: SubmitEvent) {
  if (!event.defaultPrevented) native.push(event.submitter?.textContent ?? '');
  event.preventDefault();
}

beforeEach(() => {
  document.body.innerHTML = `
    <form data-preference="consent"><button name="choice" value="accept">Accept</button></form>
    <form data-preference="theme"><button id="other">Dark</button></form>`;
  window.addEventListener('submit', onSubmit);
});

afterEach(() => {
  stop();
  native.length = 0;
  window.removeEventListener('submit', onSubmit);
});

test('an answer waits for the effects, which then take it over with its button', async () => {
  const answers: ConsentChoice[] = [];
  const loaded = Promise.withResolvers<undefined>();
  const runEffects = async () => {
    await loaded.promise;
    stop = createConsent({ post: () => Promise.resolve({ kind: 'unreachable' }) }, document).onAnswer(
      (choice) => answers.push(choice),
    );
  };
  holdAnswer(document, runEffects, fail);

  document.querySelector('button')?.click();
  expect({ answers, native }).toEqual({ answers: [], native: [] });

  loaded.resolve(undefined);
  await waitFor(() => {
    expect(answers).toEqual([{ choice: 'accept' }]);
  });
  expect(native).toEqual([]);
});

test('an answer is posted natively when the effects cannot be loaded', async () => {
  const reported: unknown[] = [];
  const offline = new TypeError('offline');
  holdAnswer(
    document,
    () => Promise.reject(offline),
    (error) => reported.push(error),
  );
  document.querySelector('button')?.click();
  await waitFor(() => {
    expect(native).toEqual(['Accept']);
  });
  expect(reported).toEqual([offline]);
});

test('other forms are left alone', () => {
  holdAnswer(document, () => Promise.resolve(), fail);
  document.querySelector<HTMLButtonElement>('#other')?.click();
  expect(native).toEqual(['Dark']);
});
