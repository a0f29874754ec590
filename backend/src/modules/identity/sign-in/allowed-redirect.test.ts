import { describe, expect, test } from 'vitest';
import { allowedRedirect } from './allowed-redirect.ts';

const rules = {
  siteOrigin: 'https://www.stillpoint.example',
  hosts: ['stillpoint.example', '127.0.0.1:4100'],
};
const at = (asked: string) => allowedRedirect(asked, rules);

describe('a path of our own', () => {
  test.each([
    ['/checkout', '/checkout'],
    ['/checkout?plan=B2CANNUAL&voucher=SLEEP30#pay', '/checkout?plan=B2CANNUAL&voucher=SLEEP30#pay'],
    ['/de/checkout', '/de/checkout'],
    ['/a/../checkout', '/checkout'],
    ['/%2e%2e/checkout', '/checkout'],
    ['/gift?for=Zo%C3%AB', '/gift?for=Zo%C3%AB'],
    ['/gift?for=Zoë', '/gift?for=Zo%C3%AB'],
    ['/gift?back=//evil.example', '/gift?back=//evil.example'],
    ['/authors', '/authors'],
    ['https://www.stillpoint.example/checkout?plan=B2CANNUAL', '/checkout?plan=B2CANNUAL'],
  ])('%s is followed', (asked, path) => {
    expect(at(asked)).toEqual({ kind: 'internal', path });
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    // Encoded more often than any path of ours.
    `/%${'25'.repeat(1000)}`,
    `https://www.stillpoint.example/%${'25'.repeat(1000)}`,
    '/./%5Cevil.example',
    '/\u0000/evil.example',
    '/\u202e/evil.example',
    '/\ufeff/evil.example',
    '/checkout\r\nset-cookie: hsjwt=1',
    `/${'a'.repeat(3000)}`,
    'checkout',
    '',
    '?plan=B2CANNUAL',
    '#top',
  ])('%j is refused', (asked) => {
    expect(at(asked)).toBeUndefined();
  });

  test.each([
    '/login',
    '/LOGIN',
    '/de/login?redirectOnSuccess=/login',
    '/register',
    '/logout',
    '/auth?code=1',
    '/oidc/auth/1',
    '/session',
    '/%6cogin',
    '/%256cogin',
    '/login/forgot-password/new?token=1',
    'https://www.stillpoint.example/login',
  ])('%s is refused, for it leads round in circles or out', (asked) => {
    expect(at(asked)).toBeUndefined();
  });
});

// ASVS V5.1.5
describe('another host', () => {
  test.each([
    ['https://stillpoint.example', 'https://stillpoint.example/'],
    ['https://app.stillpoint.example/today?x=1#now', 'https://app.stillpoint.example/today?x=1#now'],
    ['HTTPS://APP.STILLPOINT.EXAMPLE/', 'https://app.stillpoint.example/'],
    ['https://a.b.stillpoint.example:443/', 'https://a.b.stillpoint.example/'],
    ['http://127.0.0.1:4100/web-app', 'http://127.0.0.1:4100/web-app'],
  ])('%s is followed', (asked, url) => {
    expect(at(asked)).toEqual({ kind: 'external', url });
  });

  test.each([
    'https://evil.example',
    'https://evilstillpoint.example',
    'https://stillpoint.example.evil.example',
    'https://stillpoint.example@evil.example',
    'https://app.stillpoint.example@evil.example',
    'https://evil.example#@stillpoint.example',
    'https://evil.example?.stillpoint.example',
    'https://evil.example\\.stillpoint.example',
    'https://user@app.stillpoint.example',
    'https://user:secret@app.stillpoint.example',
    'https://@app.stillpoint.example',
    'https://app.stillpoint.example:8443',
    'https://app.stillpoint.example.',
    'http://app.stillpoint.example',
    'http://127.0.0.1:4101/web-app',
    'http://127.0.0.1',
    'http://localhost:4100',
    'http://2130706433:4101',
    'https:app.stillpoint.example',
    'https:/app.stillpoint.example',
    'https:///app.stillpoint.example',
    'https:\\\\app.stillpoint.example',
    'ftp://app.stillpoint.example',
    'javascript:alert(1)',
    'javascript://app.stillpoint.example/%0aalert(1)',
    'data:text/html,hello',
    'blob:https://app.stillpoint.example/1',
    'app.stillpoint.example',
    'https://',
    'https://app.stillpoint.example/\u0007',
    'https://app.stillpoint.exаmple',
    'https://app。evil.example',
  ])('%j is refused', (asked) => {
    expect(at(asked)).toBeUndefined();
  });

  test('a loopback host counts only with the port that was configured', () => {
    expect(
      allowedRedirect('http://localhost:9', { siteOrigin: 'http://localhost:4000', hosts: ['localhost'] }),
    ).toBeUndefined();
  });
});
