import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/** What is shipped: the backend, the site and the design system, without their tests and stories. */
const shipped = globSync(
  ['backend/src/**/*.ts', 'site/{src,sagas}/**/*.{ts,tsx}', 'design-system/src/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
)
  .filter((file) => !/\.test\.|\/testing\/|\.stories\.|\.states\.|\/generated\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The files in which a pattern stands. */
function filesWith(pattern: RegExp): string[] {
  return shipped.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted();
}

test('the source of what is shipped is looked at', () => {
  expect(shipped.length).toBeGreaterThan(1000);
  expect(filesWith(/createCipheriv/)).toEqual(['backend/src/sealing/sealing.ts']);
});

// ASVS V5.2.4 V5.5.4
test('no code is made of texts', () => {
  // Redis runs scripts of ours by a command of this name.
  expect(filesWith(/(?<!redis\.)\beval\(|\bnew Function\b|setTimeout\(['"`]/)).toEqual([]);
  expect(filesWith(/node:vm/)).toEqual([]);
});

// ASVS V5.3.3
test('HTML is set by the document of a page alone', () => {
  expect(filesWith(/dangerouslySetInnerHTML=|\.innerHTML\b|insertAdjacentHTML|document\.write/)).toEqual([
    'site/src/app/server/Document.tsx',
  ]);
});

// ASVS V5.3.4 V5.3.5
test('no query is made of texts', () => {
  // Migrations have no values, and run once.
  expect(filesWith(/sql\.raw\b/).filter((file) => !file.includes('/migrations/'))).toEqual([]);
  expect(filesWith(/sql\.lit\((?!slice\))/)).toEqual([]);
  expect(filesWith(/\.query\(`[^`]*\$\{/)).toEqual([]);
});

// ASVS V5.3.8 V12.3.5
test('one program is started, and no shell', () => {
  expect(filesWith(/node:child_process/)).toEqual(['backend/src/database/embedded.ts']);
  expect(filesWith(/\bexec(?:Sync|File)?\(['"`]|shell: true/)).toEqual([]);
});

// ASVS V6.2.2 V6.2.5
test('hashes and ciphers are those of Node, and strong where no protocol asks for another', () => {
  expect(filesWith(/createHash\('(?:md5|sha1)'\)/)).toEqual([
    'backend/src/modules/identity/sign-in/breached-passwords.ts',
    'backend/src/modules/newsletter/mailing-list.ts',
  ]);
  expect(filesWith(/createHash\((?!'(?:md5|sha1|sha256)')/)).toEqual([]);
  expect(filesWith(/(?:des|rc4|blowfish)-|-ecb|-cbc/i)).toEqual([]);
});

// ASVS V2.7.6 V3.2.4 V6.3.1 V6.3.2
test('what must not be guessed is never of Math.random', () => {
  // Which faults are reported, by chance.
  expect(filesWith(/Math\.random/)).toEqual([
    'backend/src/process/error-reporting/error-reporting.ts',
    'site/src/services/errorReporter.ts',
  ]);
  // Node's `randomUUID` and PostgreSQL's `gen_random_uuid` make version 4 alone.
  expect(filesWith(/from 'uuid'|from 'nanoid'|uuid_generate_v|uuidv[147]\(|randomUUIDv7/)).toEqual([]);
});

// ASVS V9.2.1
test('no certificate goes unverified', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

// ASVS V10.2.2
test('no camera, microphone, position or contact is asked for', () => {
  expect(
    filesWith(/getUserMedia|mediaDevices|\.geolocation|navigator\.contacts|Notification\.request/),
  ).toEqual([]);
});
