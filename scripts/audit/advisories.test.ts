import { expect, test } from 'vitest';
import { auditProblems } from './advisories.ts';

const url = 'https://github.com/advisories/GHSA-0000-0000-0000';
const advisory = { source: 1, name: 'slow-text', title: 'Slow with long texts', url, severity: 'high' };
const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    'slow-text': { name: 'slow-text', via: [advisory] },
    'reads-text': { name: 'reads-text', via: ['slow-text'] },
  },
});

test('an advisory is told once, with its package and severity', () => {
  expect(auditProblems(report, {})).toEqual([`slow-text: Slow with long texts (high, ${url})`]);
});

test('one with a reason is not', () => {
  expect(auditProblems(report, { [url]: 'We read short texts alone.' })).toEqual([]);
});

test('a reason for nothing is told', () => {
  const none = JSON.stringify({ vulnerabilities: {} });
  expect(auditProblems(none, { [url]: 'We read short texts alone.' })).toEqual([
    `The exception for ${url} is for nothing any more.`,
  ]);
});

test('a registry without a list is no proof', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });
  expect(() => auditProblems(refused)).toThrow('The registry tells no advisories: 405 Method Not Allowed.');
});
