import { test } from '../journey.ts';

const languageMenu = 'header details:has(button[value=de])';
const accountMenu = 'header details:has(form[action="/logout"])';

test('back after a change of language, the page that was left works', async ({ visit }) => {
  await visit.open('/de/plans?country=DE');
  await visit.declineCookies();
  await visit.click(`${languageMenu} > summary`);
  await visit.click(`${languageMenu} button[value=fr]`);
  await visit.arriveAt(/\/fr\/plans/);

  await visit.goBack();
  await visit.arriveAt(/\/de\/plans/);
  await visit.reads('h1', 'Wähle dein Tempo');
  await visit.see(isClosed, [languageMenu]);
  await visit.click(`${languageMenu} > summary`);
  await visit.click(`${languageMenu} button[value=es]`);
  await visit.arriveAt(/\/es\/plans/);
});

test('back to an English address after another language was chosen shows the page in one of both, without an error', async ({
  visit,
}) => {
  await visit.open('/plans?country=DE');
  await visit.declineCookies();
  await visit.click(`${languageMenu} > summary`);
  await visit.click(`${languageMenu} button[value=de]`);
  await visit.arriveAt(/\/de\/plans/);

  // Kept by the browser as it was, or asked for again and redirected to the language that was chosen.
  await visit.goBack();
  await visit.see(isShown, ['main article a']);
});

test('back after logging out, the page shows no account', async ({ visit }) => {
  await visit.open('/register?redirectOnSuccess=%2Fplans');
  await visit.declineCookies();
  await visit.signUp();
  await visit.arriveAt(/\/plans/);
  await visit.reads('header', 'Nina');
  await visit.click(`${accountMenu} > summary`);
  await visit.click(`${accountMenu} form[action="/logout"] button`);
  await visit.arriveAt(/:\d+\/$/);

  await visit.goBack();
  await visit.arriveAt(/\/plans/);
  await visit.see(isShown, ['header a[href^="/login"]']);
  await visit.see(isMissing, [accountMenu]);
});

function isClosed(selector: string): boolean {
  return document.querySelector<HTMLDetailsElement>(selector)?.open === false;
}

function isShown(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() === true;
}

function isMissing(selector: string): boolean {
  return document.querySelector(selector) === null;
}
