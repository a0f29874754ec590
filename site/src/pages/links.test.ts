import { expect, test } from '@jest/globals';
import { frameLinks } from './links.ts';

test.each([
  ['en', 'https://help.example/en'],
  ['de', 'https://help.example/de'],
  ['pt', 'https://help.example/pt-br'],
] as const)('the help desk of a page in %s is %s', (language, help) => {
  expect(frameLinks(language, 'https://help.example').help).toBe(help);
});
