import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { answerAtCompany, failAtCompany } from '../../../testing/company-page.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { openCompanies } from './companies.ts';
import { PersonRefused, type Connection } from './connection.ts';

const siteOrigin = 'http://localhost:4000';
let sandbox: RunningSandbox;
let connections: ReadonlyMap<string, Connection>;

beforeAll(async () => {
  sandbox = await startSandbox({ origin: siteOrigin });
  const { identity } = readConfig({ LOG_LEVEL: 'silent', ...sandbox.variables });
  connections = openCompanies(identity.connections, (name) => Promise.resolve([`${name}.example`]));
});
afterAll(() => sandbox.stop());

const authorizationRequest = {
  state: 'the-state-of-this-sign-in',
  nonce: 'the-nonce-of-this-sign-in',
  codeVerifier: 'a-verifier-of-43-characters-or-more-as-it-is-asked',
};

/** Goes to a company and back as a browser does. Reads who has signed in there. */
async function signIn(
  name: string,
  person: string,
  expected = authorizationRequest,
  answer: 'agree' | 'refuse' = 'agree',
) {
  const connection = connections.get(name);
  if (connection === undefined) throw new Error(`No connection ${name}.`);
  const redirectUri = `${siteOrigin}/save-external-auth-callback/${name}`;
  const answered = await answerAtCompany(
    await connection.authorizationUrl(authorizationRequest, redirectUri),
    person,
    answer,
  );
  if (answered.kind === 'address') {
    return connection.readAnswer({ request: answered.url, posted: new URLSearchParams() }, expected);
  }
  const request = new Request(redirectUri, { method: 'POST', body: answered.fields });
  return connection.readAnswer({ request, posted: answered.fields }, expected);
}

test.each([
  ['apple', 'https?://.*/apple', true],
  ['google', 'https?://.*/google', true],
  ['facebook', 'https://www.facebook.com', false],
  ['spotify', 'https://accounts.spotify.com', false],
  ['personifyhealth', 'https?://.*/personifyhealth', false],
])('%s tells who it is, and vouches for the address only where it may', async (name, issuer, emailProven) => {
  const person = await signIn(name, 'person-sami');
  expect(person).toMatchObject({
    subject: 'person-sami',
    email: 'sami@demo.stillpoint.example',
    firstName: 'Sami',
    lastName: 'Subscriber',
    emailProven,
  });
  expect(person.issuer).toMatch(new RegExp(`^${issuer}$`));
});

test.each(['apple', 'facebook', 'google', 'spotify', 'personifyhealth'])(
  '%s does not vouch for an address that was never proved',
  async (name) => {
    const person = await signIn(name, 'person-tess');
    expect(person).toMatchObject({ email: 'tess@demo.stillpoint.example', emailProven: false });
  },
);

test.each(['facebook', 'spotify', 'google'])('a person at %s may have no address', async (name) => {
  expect(await signIn(name, 'person-mia')).toMatchObject({ email: undefined, emailProven: false });
});

test('Apple tells the name at the first consent alone', async () => {
  expect(await signIn('apple', 'person-gloria')).toMatchObject({ firstName: 'Gloria', lastName: 'Given' });
  expect(await signIn('apple', 'person-gloria')).toMatchObject({ firstName: '', lastName: '' });
});

describe('a workplace', () => {
  test('names a person at Microsoft by tenant and object', async () => {
    expect(await signIn('birch', '7f1d2c60-0000-4000-8000-00000000b001')).toMatchObject({
      subject: '7f1d2c60-0000-4000-8000-00000000b000.7f1d2c60-0000-4000-8000-00000000b001',
      emailProven: true,
    });
  });

  test('is not believed an address outside its own domains', async () => {
    expect(await signIn('acorn', 'worker-alma')).toMatchObject({ emailProven: true });
    expect(await signIn('acorn', 'worker-stranger')).toMatchObject({
      email: 'sami@demo.stillpoint.example',
      emailProven: false,
    });
  });
});

describe('an answer that is not as it was asked for', () => {
  test.each(['apple', 'facebook', 'google', 'spotify'])('of %s is refused: another state', async (name) => {
    const other = { ...authorizationRequest, state: 'the-state-of-another-sign-in' };
    await expect(signIn(name, 'person-gloria', other)).rejects.toThrow();
  });

  test.each(['apple', 'google'])('of %s is refused: another nonce', async (name) => {
    const other = { ...authorizationRequest, nonce: 'the-nonce-of-another-sign-in' };
    await expect(signIn(name, 'person-gloria', other)).rejects.toThrow();
  });

  test.each(['apple', 'facebook', 'google', 'spotify'])(
    'of %s, where the person did not agree, is told apart',
    async (name) => {
      await expect(signIn(name, 'person-gloria', authorizationRequest, 'refuse')).rejects.toThrow(
        PersonRefused,
      );
    },
  );

  test.each(['down', 'rubbish', 'replayedState', 'replayedNonce'])(
    'of a company that is: %s',
    async (fault) => {
      const before = { ...authorizationRequest, state: 'an-earlier-state', nonce: 'an-earlier-nonce' };
      const redirectUri = `${siteOrigin}/save-external-auth-callback/personifyhealth`;
      const url = await connections.get('personifyhealth')?.authorizationUrl(before, redirectUri);
      await answerAtCompany(url ?? new URL(redirectUri), 'person-gloria');
      await failAtCompany(sandbox.url, 'personifyhealth', fault);
      await expect(signIn('personifyhealth', 'person-gloria')).rejects.toThrow();
      await failAtCompany(sandbox.url, 'personifyhealth', 'none');
      expect(await signIn('personifyhealth', 'person-gloria')).toMatchObject({ firstName: 'Gloria' });
    },
  );
});
