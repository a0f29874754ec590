import { expect, test } from 'vitest';
import * as designSystem from '@stillpoint/design-system';
import type { PageFrame } from '@stillpoint/design-system';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { ServerStyleSheet } from 'styled-components';
import { UsedStyles } from './UsedStyles.ts';

interface ScreenProps {
  frame: PageFrame;
  state: unknown;
  links: object;
}

const frame: PageFrame = {
  language: 'en',
  country: 'DE',
  theme: 'system',
  path: '/',
  account: { status: 'signedOut' },
  consent: 'unanswered',
  links: {
    home: '/',
    plans: '/plans',
    login: '/login',
    register: '/register',
    subscription: '/subscription',
    changePayment: '/subscription/payment-method',
    account: '/user',
    logout: '/logout',
    preferences: '/preferences',
    consent: '/consent',
    privacy: '/privacy-policy',
    terms: '/terms-and-conditions',
    impressum: '/impressum',
    help: '/help',
    community: '/community',
    newsletter: '/newsletter',
    endContract: '/cancel',
    redeem: '/redeem',
    work: '/work',
  },
};
const signedIn: PageFrame = {
  ...frame,
  account: { status: 'signedIn', firstName: 'Alex' },
  consent: 'answered',
  paymentDue: { amount: { amount: 1299, currency: 'EUR' } },
};

/** Has each link that a screen asks for, and each link of a group of links. */
const links: object = new Proxy({}, { get: (_, name) => (name === Symbol.toPrimitive ? () => '/' : links) });

const pages = pagesByScreen();
const login = firstPageOf('login');
const signUp = firstPageOf('signUp');
const usedStyles = new UsedStyles();

test.each([...pages])('%s: each state has the styles of a sheet of its own', (_, states) => {
  for (const page of states) expect(drawnFromOneSheet(page)).toEqual(drawnWithItsOwnSheet(page));
});

test('covers every screen that the design system exports', () => {
  const screens = Object.keys(designSystem).filter((name) => name.endsWith('States'));
  expect([...pages.keys()].map((screen) => `${screen}States`).sort()).toEqual(screens.sort());
});

test('the styles of a page stay the same after other pages have added theirs', () => {
  for (const screen of pages.keys()) drawnFromOneSheet(firstPageOf(screen));
  expect(drawnFromOneSheet(login)).toEqual(drawnWithItsOwnSheet(login));
});

test('a page has all its styles if the caches are too small for one page', () => {
  const smallest = new UsedStyles({ attributes: 1, styles: 1 });
  expect(drawnFromOneSheet(login, smallest)).toEqual(drawnWithItsOwnSheet(login));
  expect(drawnFromOneSheet(signUp, smallest)).toEqual(drawnWithItsOwnSheet(signUp));
  expect(drawnFromOneSheet(login, smallest)).toEqual(drawnWithItsOwnSheet(login));
});

test('the same rules are the same text', () => {
  const html = renderToString(usedStyles.collect(login));
  expect(usedStyles.usedIn(html).css).toBe(usedStyles.usedIn(html).css);
});

test('a class name without rules is an error', () => {
  drawnFromOneSheet(login);
  expect(() => usedStyles.usedIn('<p class="sc-1-0 unknown">')).toThrow('“unknown” has no rules');
  expect(() => usedStyles.usedIn('<p class="sc-1-0 unknown">')).toThrow('“unknown” has no rules');
});

/** Each listed state and variant of each screen that the design system exports, to users and once to visitors. */
function pagesByScreen(): Map<string, ReactElement[]> {
  const exported = new Map<string, unknown>(Object.entries(designSystem));
  const found = new Map<string, ReactElement[]>();
  for (const [name, list] of exported) {
    const screen = name.replace(/(States|Variants)$/, '');
    const component = exported.get(screen.charAt(0).toUpperCase() + screen.slice(1));
    if (screen === name || !isScreen(component) || !isRecord(list)) continue;
    // They are of who is logged in, and no states.
    if (name === 'ssoLoginVariants') continue;
    const states = Object.values(list);
    found.set(screen, [
      ...(found.get(screen) ?? []),
      createElement(component, { frame, state: states[0], links }),
      ...states.map((state) => createElement(component, { frame: signedIn, state, links })),
    ]);
  }
  return found;
}

function firstPageOf(screen: string): ReactElement {
  const [page] = pages.get(screen) ?? [];
  if (page === undefined) throw new Error(`The design system exports no states of ${screen}`);
  return page;
}

function drawnFromOneSheet(page: ReactElement, styles = usedStyles): string[] {
  const { css, version } = styles.usedIn(renderToString(styles.collect(page)));
  return [version, ...rulesIn(css)];
}

function drawnWithItsOwnSheet(page: ReactElement): string[] {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page));
  const [, version = '', css = ''] =
    /data-styled-version="([^"]+)">([^]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
  return [version, ...rulesIn(css)];
}

/** Rule by rule: to compare the whole text would take minutes where it differs. */
function rulesIn(css: string): string[] {
  return css.split('/*!sc*/');
}

function isScreen(value: unknown): value is ComponentType<ScreenProps> {
  return typeof value === 'function';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
