import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages, type Language } from '../domain/languages.ts';
import { toldLastsSeconds } from '../modules/identity/told.ts';

/** The cookies that each file of the source sets. A name that ends with a dot has a varying end. */
const cookiesOf: Record<string, string[]> = {
  'http/country-cookies.ts': ['countryCode', 'countryCodeLookupStatus'],
  'http/voucher-cookie.ts': ['voucherAccount', 'voucherCode'],
  'modules/analytics/consent-cookies.ts': [
    'OptanonConsent',
    'cookiePolicyAnalytics',
    'cookiePolicyMarketing',
  ],
  'http/language-cookie.ts': ['language'],
  'modules/buddies/kept-request.ts': ['buddyRequest'],
  'modules/content/preview.ts': ['contentPreview'],
  'modules/flags/targeting-key.ts': ['statsigStableId'],
  'modules/identity/passkeys/offer.ts': ['passkeyOffer'],
  'modules/identity/password-reset/link-cookie.ts': ['newPassword'],
  'modules/identity/company-sign-in/pending-sign-ins.ts': ['pendingSignIn'],
  // The names are given to it.
  'modules/identity/binding-cookies.ts': [],
  'modules/identity/connections/authorization-requests.ts': ['authorizationRequest.'],
  'modules/identity/login-challenge/login-challenges.ts': ['loginChallenge'],
  'modules/identity/second-factor/sign-in-steps.ts': ['oobCode'],
  'modules/identity/sign-in/followed-links.ts': ['followedLinks'],
  'modules/identity/sign-in/form-cookie.ts': ['signInForm'],
  'modules/identity/sign-in/known-devices.ts': ['device.'],
  'modules/identity/sign-in/last-login.ts': ['lastLogin'],
  'modules/identity/sign-in/transactions.ts': ['signIn.'],
  'modules/identity/told.ts': ['told.'],
  'modules/pages/preferences.ts': ['theme'],
  'modules/referral/referral-cookies.ts': ['isReferralV2', 'referralId', 'referralName'],
  // Its name depends on the environment and is given to it.
  'modules/identity/session/sessions.ts': [],
};
const session = ['hsjwt', 'hsngjwt'];
/** What each script of the site sets or keeps in the browser. */
const ofScripts: Record<string, string[]> = {
  'services/passkeySignIn.ts': ['passkeyDevice'],
  'services/places.ts': ['exercise.'],
  'services/typedEmail.ts': ['typedEmail'],
  'app/browser/typedFields.ts': ['typedFields'],
};
/** The names that the provider signs its cookies under, each with a signature beside it. */
const ofProvider = ['_interaction', '_interaction_resume', '_session'].flatMap((name) => [
  name,
  `${name}.sig`,
]);

const source = new URL('../', import.meta.url);
const textOf = (path: string | URL) => readFileSync(new URL(path, source), 'utf8');

/** The names in the calls that set a cookie, each written there or as the constant that the file has for it. */
function namesSetIn(text: string): string[] {
  const written = Array.from(
    text.matchAll(/(?:\.setCookie|createBindingCookies)\(\s*'([^']+)'/g),
    ([, name = '']) => name,
  );
  const called = Array.from(text.matchAll(/\.setCookie\(\s*(\w+)/g), ([, constant]) => constant);
  const constants = Array.from(
    text.matchAll(/^const (\w+) = '([^']+)';$/gm),
    ([, constant = '', name = '']) =>
      called.includes(constant) || constant === 'cookiePrefix' ? [name] : [],
  );
  return [...new Set([...written, ...constants.flat()])].sort();
}

// ASVS V8.1.3
test('the table of cookies names all that the source sets', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
    .filter((path) => /\.setCookie\(|createBindingCookies\('/.test(textOf(path)));

  expect(Object.fromEntries(files.map((path) => [path, namesSetIn(textOf(path))]))).toEqual(cookiesOf);
  for (const name of session) expect(textOf('modules/identity/index.ts')).toContain(`'${name}'`);
});

// ASVS V8.2.2
test('the list of what scripts keep in the browser is whole', () => {
  const site = new URL('../../site/src/', source);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .filter((path) => /\.setItem\(|document\.cookie = /.test(textOf(new URL(path, site))));

  expect(files.sort()).toEqual(Object.keys(ofScripts).sort());
});

/** The lines of the privacy policy that name cookies. */
function cookieLines(language: Language): string[] {
  const policy = textOf(`../../sandbox/src/contentful/seed/legal/privacy-policy.${language}.md`);
  const [, section = ''] = policy.split('\n## Cookies\n');
  const [cookies = ''] = section.split('\n## ');
  return cookies
    .replaceAll('\u202f:', ':')
    .split('\n')
    .filter((line) => line.startsWith('- '));
}

// ASVS V8.3.3
test.each(languages)('the privacy policy in "%s" names each cookie, and no other', (language) => {
  const named = cookieLines(language).flatMap(
    (line) => /: ([\w.…, ]+?)(?:\. |$)/.exec(line)?.[1]?.split(', ') ?? [],
  );

  const set = [
    ...Object.values(cookiesOf).flat(),
    ...session,
    ...Object.values(ofScripts).flat(),
    ...ofProvider,
  ];
  expect(named.map((name) => name.replace('…', '')).sort()).toEqual(set.sort());
});

/** Lifetimes in the words of the policy, by their seconds. */
const wordsOf: Record<number, Record<Language, string>> = {
  600: { en: 'ten minutes', de: 'zehn Minuten', es: 'diez minutos', fr: 'dix minutes', pt: 'dez minutos' },
};

test.each(languages)('the privacy policy in "%s" says how long `told.…` lasts', (language) => {
  const [line] = cookieLines(language).filter((each) => each.endsWith(': told.…'));
  expect(line).toContain(`, ${wordsOf[toldLastsSeconds]?.[language]}: told.…`);
});
