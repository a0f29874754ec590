import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { PageVisit } from '../../../http/page-handler.ts';
import type { Session } from '../session/sessions.ts';
import { onwardFromQuestion } from './onward-from-question.ts';

const webAppUrl = 'https://app.stillpoint.example/';
const deepLink = 'https://app.stillpoint.example/meditation/7';
const rules = {
  ...{ siteOrigin: 'https://www.stillpoint.example', webAppUrl, mainDomain: 'stillpoint.example' },
  ...{ deepLinkHosts: ['app.stillpoint.example'], requiredProfileFields: [], profileFormPath: '/names' },
  ...{ hasPage: () => true, isLoginStep: () => false },
};

/** A browser, with a session or without. */
function openBrowser({ signedIn = true } = {}) {
  const cookies: Record<string, string> = {};
  const session = { firstName: 'Alex', lastName: 'Morgan' } as Session;
  return {
    open: (query: Record<string, string>, told: Parameters<typeof onwardFromQuestion>[1] = {}) => {
      const search = new URLSearchParams(query).toString();
      const request = { method: 'GET', headers: {}, cookies, url: `/sso-account-link?${search}` };
      const reply = { setCookie: (name: string, value: string) => (cookies[name] = value) };
      const visit = {
        ...{ request: request as unknown as FastifyRequest, reply: reply as unknown as FastifyReply },
        language: 'en',
      } as PageVisit;
      const sessionOf = () => Promise.resolve(signedIn ? session : undefined);
      return onwardFromQuestion(visit, told, { sessionOf, rules });
    },
  };
}

const stays = { signedIn: true };

test('a deep link of the app is followed once: going back shows the page', async () => {
  const { open } = openBrowser();
  expect(await open({ redirectUrl: deepLink })).toMatchObject({ next: { refresh: deepLink } });
  expect(await open({ redirectUrl: deepLink })).toEqual(stays);
  expect(await open({ redirectUrl: deepLink, plan: 'B2CANNUAL' })).toMatchObject({
    next: { redirectTo: '/checkout?plan=B2CANNUAL' },
  });
});

test.each<Record<string, string>>([
  {},
  { country: 'DE' },
  { from: 'login-pages' },
  { redirectOnSuccess: webAppUrl },
  { redirectOnSuccess: 'https://elsewhere.example/' },
])('what asks for the app alone is left to the link of the page: %j', async (query) => {
  expect(await openBrowser().open(query)).toEqual(stays);
});

test.each(['CONNECTION_TAKEN', 'IDENTITY_OF_ANOTHER', 'SIGN_IN_AGAIN'] as const)(
  '%s is told first, and a deep link is left to be followed after that',
  async (problem) => {
    const { open } = openBrowser();
    expect(await open({ redirectUrl: deepLink }, { problem })).toEqual(stays);
    expect(await open({ redirectUrl: deepLink })).toMatchObject({ next: { refresh: deepLink } });
  },
);

test.each(['NO_PENDING_SIGN_IN', 'SIGN_IN_REPLACED', 'WRONG_CREDENTIALS'] as const)(
  '%s, of which a page that is over says nothing, does not keep a person from going on',
  async (problem) => {
    const told = { problem };
    expect(await openBrowser().open({ redirectUrl: deepLink }, told)).toMatchObject({
      next: { refresh: deepLink },
    });
    expect(await openBrowser().open({ redirectOnSuccess: '/plans' }, told)).toMatchObject({
      next: { redirectTo: '/plans' },
    });
  },
);

test('who is not signed in is led nowhere', async () => {
  expect(await openBrowser({ signedIn: false }).open({ redirectUrl: deepLink, plan: 'B2CANNUAL' })).toEqual(
    {},
  );
});
