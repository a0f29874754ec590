import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { sentencesWith } from '../testing/production.ts';

const publicSuffixes = ['com', 'co.uk', 'CO.UK', 'com.br', 'github.io', 'herokuapp.com', 'xn--55qx5d.cn'];
const addresses = ['192.0.2.7', '[2606:4700::1111]', 'rest.com:8443', 'rest.com.'];

describe.each(['MAIN_DOMAIN', 'DEEP_LINK_HOSTS', 'SESSION_COOKIE_DOMAIN', 'PASSKEY_DOMAIN'])('%s', (name) => {
  test.each([...publicSuffixes, ...addresses])('is refused in production as %s', (value) => {
    expect(sentencesWith({ [name]: value })).toEqual([
      `${name} is "${value}", but production needs a domain that has one owner, like example.com.`,
    ]);
  });

  test.each([
    'rest.com',
    'www.rest.com',
    'REST.com',
    'rest.co.uk',
    'www.rest.com.br',
    'rest.github.io',
    'rest.internal',
  ])('is allowed in production as %s', (value) => {
    expect(
      sentencesWith({ [name]: value, SITE_ORIGIN: `https://www.${value.replace('www.', '').toLowerCase()}` }),
    ).toEqual([]);
  });

  test.each(['com|', 'https://rest.com', 'rest.com/', 'rest..com', '-rest.com', 'rést.com', 'us@rest.com'])(
    'is refused in every environment as %s',
    (value) => {
      const sentences = sentencesWith({ [name]: value });
      expect(sentences).toEqual([
        expect.stringMatching(new RegExp(`^${name} is ".*", but it must be a .*\\.$`)),
      ]);
      expect(() => readConfig({ [name]: value })).toThrow(sentences[0]);
    },
  );
});

describe('the domain of the session cookie', () => {
  const away = (value: string) =>
    `SESSION_COOKIE_DOMAIN is "${value}", but it must be the host of SITE_ORIGIN or a domain above it.`;

  test.each(['rested.com', 'app.rest.com', 'est.com'])(
    'is refused where the site is no part of it: %s',
    (value) => {
      expect(sentencesWith({ SESSION_COOKIE_DOMAIN: value })).toEqual([away(value)]);
    },
  );

  test.each(['rest.com', '.rest.com', 'www.rest.com', 'Rest.com'])(
    'is allowed above the site: %s',
    (value) => {
      expect(sentencesWith({ SESSION_COOKIE_DOMAIN: value })).toEqual([]);
    },
  );

  test('is refused with a dot before a public suffix', () => {
    expect(sentencesWith({ SESSION_COOKIE_DOMAIN: '.com' })).toEqual([
      'SESSION_COOKIE_DOMAIN is "com", but production needs a domain that has one owner, like example.com.',
    ]);
  });
});

test('the domain of passkeys is refused where the site is no part of it', () => {
  expect(sentencesWith({ PASSKEY_DOMAIN: 'app.rest.com' })).toEqual([
    'PASSKEY_DOMAIN is "app.rest.com", but it must be the host of SITE_ORIGIN or a domain above it.',
  ]);
  expect(sentencesWith({ PASSKEY_DOMAIN: 'rest.com' })).toEqual([]);
});

describe('a list', () => {
  test.each([
    ['TRUSTED_PROXIES', ','],
    ['TRUSTED_PROXIES', ' , ,'],
    ['DEEP_LINK_HOSTS', ','],
  ])('without an entry is refused in every environment: %s=%s', (name, value) => {
    const sentence = `${name} is "${value.trim()}", but it must be a list with an entry.`;
    expect(sentencesWith({ [name]: value })).toEqual([sentence]);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  test('of hosts is refused for one of them', () => {
    expect(sentencesWith({ DEEP_LINK_HOSTS: 'app.rest.com, com|,' })).toEqual([
      'DEEP_LINK_HOSTS is "com|", but it must be a list of hosts, like app.example.com.',
    ]);
    expect(sentencesWith({ DEEP_LINK_HOSTS: 'app.rest.com, co.uk' })).toEqual([
      'DEEP_LINK_HOSTS is "co.uk", but production needs a domain that has one owner, like example.com.',
    ]);
  });

  test('may end in a comma', () => {
    expect(
      sentencesWith({ DEEP_LINK_HOSTS: 'app.rest.com, go.rest.app,', TRUSTED_PROXIES: '10.0.0.0/8,' }),
    ).toEqual([]);
  });
});

describe.each(['CONTENTFUL_HOST', 'CONTENTFUL_PREVIEW_HOST'])('%s', (name) => {
  test.each([
    'http://cdn.contentful.com',
    'https://cdn.contentful.com',
    'cdn.contentful.com/spaces',
    'us:pw@cdn',
  ])('is refused in every environment unless it is a host alone: "%s"', (value) => {
    const sentence = `${name} is "${value}", but it must be a host without a scheme or path, like www.example.com.`;
    expect(sentencesWith({ [name]: value })).toEqual([sentence]);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  test.each(['cdn.contentful.com', 'cdn.eu.contentful.com', 'proxy.rest.com:8443'])(
    'is allowed as %s',
    (value) => {
      expect(sentencesWith({ [name]: value })).toEqual([]);
    },
  );
});

describe('the sender of mails', () => {
  test.each([
    'x',
    'Rest',
    '@rest.com',
    'rest@',
    'Rest <rest@rest.com',
    'a@rest.com, b@rest.com',
    'Rest <rest@rest>x',
  ])('is refused in every environment without one address: %s', (value) => {
    const sentence = `MAIL_FROM is "${value}", but it must be a sender, like Rest <rest@example.com>.`;
    expect(sentencesWith({ MAIL_FROM: value })).toEqual([sentence]);
    expect(() => readConfig({ MAIL_FROM: value })).toThrow(sentence);
  });

  test.each([
    ['rest@com', 'MAIL_FROM is "com", but production needs a domain that has one owner, like example.com.'],
    ['Rest <rest@localhost>', 'MAIL_FROM is "localhost", but production allows no host of this machine.'],
  ])('is refused in production at a domain that is not ours: %s', (value, sentence) => {
    expect(sentencesWith({ MAIL_FROM: value })).toEqual([sentence]);
  });

  test.each([
    'rest@rest.com',
    'Rest <rest@mail.rest.co.uk>',
    '"Rest, Ltd." <rest+site@rest.com>',
    '<rest@rest.com>',
  ])('is allowed as %s', (value) => {
    expect(sentencesWith({ MAIL_FROM: value })).toEqual([]);
  });
});

describe('an address', () => {
  test.each([
    ['SMTP_URL', 'smtp:', 'begins with smtp:// or smtps://'],
    ['SMTP_URL', 'smtp:mail.rest.com', 'begins with smtp:// or smtps://'],
    ['SMTP_URL', 'smtp://', 'names a host'],
    ['SMTP_URL', 'smtps:///rest', 'names a host'],
    ['REDIS_URL', 'redis:', 'begins with redis:// or rediss://'],
    ['REDIS_URL', 'rediss://', 'names a host'],
    ['DATABASE_URL', 'postgres:', 'begins with postgres:// or postgresql://'],
    ['DATABASE_URL', 'postgres:///rest', 'names a host'],
    ['PAYPAL_URL', 'https:paypal.com', 'begins with http:// or https://'],
  ])('without a host is refused in every environment: %s=%s', (name, value, end) => {
    const sentence = `${name} is "${value}", but it must be an address that ${end}.`;
    expect(sentencesWith({ [name]: value })).toEqual([sentence]);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  test.each([
    ['SMTP_URL', 'smtp://mail.rest.com:587'],
    ['REDIS_URL', 'redis://cache.internal'],
    ['DATABASE_URL', 'postgres:///rest?host=/run/postgresql'],
    ['PAYPAL_URL', 'HTTPS://api-m.paypal.com'],
  ])('with a host is allowed: %s=%s', (name, value) => {
    expect(sentencesWith({ [name]: value })).toEqual([]);
  });
});

describe('the header of the country', () => {
  test.each([
    'cookie',
    'authorization',
    'proxy-authorization',
    'accept-language',
    'user-agent',
    'referer',
    'origin',
    'host',
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'country code',
    'x-country:',
  ])('is refused in every environment unless it is a header for countries: %s', (value) => {
    const sentence = `COUNTRY_HEADER is "${value}", but it must be a header with "country" or "geo" in its name, like cf-ipcountry.`;
    expect(sentencesWith({ COUNTRY_HEADER: value })).toEqual([sentence]);
    expect(() => readConfig({ COUNTRY_HEADER: value })).toThrow(sentence);
  });

  test.each([
    'CF-IPCountry',
    'cloudfront-viewer-country',
    'X-Vercel-IP-Country',
    'x-country-code',
    'x-geo-code',
  ])('is allowed as %s', (value) => {
    expect(sentencesWith({ COUNTRY_HEADER: value })).toEqual([]);
  });
});
