import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { environmentReader } from './environment-reader.ts';
import { production, sentencesWith } from '../testing/production.ts';

const secret = 'x7Qp2vR9kLm4Tz8Wb3Nc6Yd1';
const ownKey = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey.trim();

const connectionsWith = (variables: Record<string, string>) => readConfig(variables).identity.connections;

describe('the companies that sign people in', () => {
  test('are the sandbox’s where nothing is set', () => {
    const { apple, facebook, google, workplaces } = connectionsWith({ SANDBOX_PORT: '4999' });
    const sandbox = 'http://127.0.0.1:4999/identity-providers';
    expect([apple?.issuer, google?.issuer]).toEqual([`${sandbox}/apple`, `${sandbox}/google`]);
    expect(facebook?.endpoints.token).toBe(`${sandbox}/facebook/v26.0/oauth/access_token`);
    expect(workplaces.map(({ name }) => name)).toEqual(['acorn', 'birch', 'cedar']);
  });

  test('are none in production where nothing is set', () => {
    const { apple, facebook, google, personifyhealth, spotify, workplaces } = connectionsWith(production);
    expect([apple, facebook, google, personifyhealth, spotify]).toEqual(Array(5).fill(undefined));
    expect(workplaces).toEqual([]);
  });

  test('are reached at their own addresses in production', () => {
    const client = { GOOGLE_CLIENT_ID: 'rest', GOOGLE_CLIENT_SECRET: secret, SPOTIFY_CLIENT_ID: 'rest' };
    const { google, spotify } = connectionsWith({ ...production, ...client, SPOTIFY_CLIENT_SECRET: secret });
    expect(google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'rest',
      clientSecret: secret,
    });
    expect(spotify?.endpoints.profile).toBe('https://api.spotify.com/v1/me');
  });

  test('are on the two pages with shorter lists only where they are offered at all', () => {
    const connections = connectionsWith({ CONNECTIONS: 'google,apple' });
    expect(connections.offered).toEqual(['google', 'apple']);
    expect(connections.offeredOnBundleSpotify).toEqual(['apple', 'google']);
    expect(connections.offeredOnSsoAccountLink).toEqual(['apple']);
  });

  test('keep a key whose line breaks are written out', () => {
    expect(connectionsWith({ APPLE_PRIVATE_KEY: ownKey.replaceAll('\n', '\\n') }).apple?.privateKey).toBe(
      ownKey,
    );
  });
});

describe('production refuses', () => {
  const apple = { APPLE_CLIENT_ID: 'rest', APPLE_TEAM_ID: 'RESTTEAM', APPLE_KEY_ID: 'RESTKEY' };

  test.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'],
    ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ])('%s without %s', (client, missing) => {
    expect(sentencesWith({ [client]: 'rest' })).toEqual([
      `${missing} is not set, but ${client} lets people sign in there.`,
    ]);
  });

  const ofDevelopment = environmentReader({}).text('APPLE_PRIVATE_KEY');
  test.each([
    ['as it is', ofDevelopment],
    ['on one line', ofDevelopment.replaceAll('\n', '\\n')],
  ])('the key of development: %s', (_how, key) => {
    expect(sentencesWith({ ...apple, APPLE_PRIVATE_KEY: key })).toEqual([
      'APPLE_PRIVATE_KEY has the value of development, but production needs a value of its own.',
    ]);
    expect(sentencesWith({ ...apple, APPLE_PRIVATE_KEY: ownKey })).toEqual([]);
  });

  test('clients, addresses and workplaces of development', () => {
    const google = { GOOGLE_CLIENT_ID: 'sandbox-google-client', GOOGLE_CLIENT_SECRET: secret };
    expect(sentencesWith({ ...google, GOOGLE_ISSUER: 'http://127.0.0.1:4100/google' })).toEqual([
      'GOOGLE_CLIENT_ID has the value of development, but production needs a value of its own.',
      'GOOGLE_ISSUER is "http://127.0.0.1:4100/google", but production allows https off this machine only.',
    ]);
    const workplace = {
      name: 'oak',
      clientId: 'rest',
      issuer: 'https://localhost/oak',
      clientSecret: 'short',
    };
    expect(sentencesWith({ WORKPLACES: JSON.stringify([workplace]) })).toEqual([
      'WORKPLACES leads to "https://localhost/oak", but production allows https off this machine only.',
      expect.stringMatching(/^WORKPLACES: the secret for oak is easily guessed/),
    ]);
  });
});

test.each([
  '{',
  '[{"name":"Oak","issuer":"https://oak.com","clientId":"a","clientSecret":"b"}]',
  '[{"name":"google","issuer":"https://oak.com","clientId":"a","clientSecret":"b"}]',
  '[{"name":"oak","issuer":"oak.com","clientId":"a","clientSecret":"b"}]',
  '[{"name":"oak","issuer":"https://oak.com","clientId":"a"}]',
])('workplaces are refused, without a word of their secrets, where they are %s', (value) => {
  expect(() => readConfig({ WORKPLACES: value })).toThrow(/^WORKPLACES must be JSON like/);
  expect(() => readConfig({ WORKPLACES: value })).not.toThrow(/"clientSecret":"b"/);
});

test('a key of another kind is refused', () => {
  const rsa = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  expect(() => readConfig({ APPLE_PRIVATE_KEY: rsa.privateKey })).toThrow(
    'APPLE_PRIVATE_KEY must be a P-256 private key in PKCS #8, as PEM.',
  );
});
