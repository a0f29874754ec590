import { expect, test } from 'vitest';
import { proxyConfiguration } from './proxy-configuration.ts';

const plan = {
  commandSocket: '/run/haproxy.sock',
  certificateWithKey: '/run/certificate.pem',
  awayPages: '/run/away',
  visitors: ':4443',
  backends: [{ name: 'backend-1', address: 'localhost:4001' }],
  database: '127.0.0.1:5432',
  believesForwardedFor: false,
  databases: [{ name: 'primary', address: 'primary:5432' }],
};

// ASVS V9.1.3
test('visitors come in by TLS 1.2 and later alone', () => {
  expect(proxyConfiguration(plan)).toMatch(/^ {2}ssl-default-bind-options ssl-min-ver TLSv1\.2 /m);
  expect(proxyConfiguration(plan)).toMatch(/^ {2}bind :4443 ssl crt \/run\/certificate\.pem /m);
});

// ASVS V9.1.2
test('each cipher has forward secrecy and authenticated encryption', () => {
  const [, older = ''] = /ssl-default-bind-ciphers (\S+)/.exec(proxyConfiguration(plan)) ?? [];
  const [, newer = ''] = /ssl-default-bind-ciphersuites (\S+)/.exec(proxyConfiguration(plan)) ?? [];
  expect(
    older.split(':').filter((cipher) => !/^ECDHE-(?:RSA|ECDSA)-.*(?:GCM|POLY1305)/.test(cipher)),
  ).toEqual([]);
  expect(newer.split(':').filter((cipher) => !/^TLS_.*(?:GCM|POLY1305)_SHA/.test(cipher))).toEqual([]);
  expect(older.length + newer.length).toBeGreaterThan(100);
});

// ASVS V14.5.4
test('an address that a visitor names is not passed on as if a proxy had named it', () => {
  expect(proxyConfiguration(plan)).toContain('http-request del-header x-forwarded-for\n');
});
