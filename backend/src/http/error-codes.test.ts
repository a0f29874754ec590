import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCodes, isErrorCode } from './error-codes.ts';

const source = new URL('../', import.meta.url);

/** The source of the service, without its tests and without the list itself. */
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => !path.startsWith('testing/') && path !== 'http/error-codes.ts')
  .map((path) => readFileSync(new URL(path, source), 'utf8'));

/** Made by the framework itself, before a line of ours runs. */
const ofFramework = /^FST_ERR_(BAD_URL$|CTP_)/;

test('each code of the list stands in the source, so that none is left that is never answered', () => {
  const all = texts.join('\n');
  const idle = errorCodes.filter(
    (code) => !ofFramework.test(code) && !all.includes(`'${code}'`) && !all.includes(`  ${code}:`),
  );
  expect(idle).toEqual([]);
});

// The compiler sees what is typed as an error. This sees what was cast, or sent past the type.
test('each code that is written down in the source is in the list', () => {
  const written = texts.flatMap((text) =>
    Array.from(text.matchAll(/\bcode: '([A-Z][A-Z_]{3,})'/g), ([, code = '']) => code),
  );
  expect(written.length).toBeGreaterThan(80);
  expect(written.filter((code) => !isErrorCode(code))).toEqual([]);
});

test('no code is listed twice', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
});
