import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.ts';

/** The part of vitest's report that names tests. */
export interface VitestResults {
  testResults: {
    /** The path of the file. */
    name: string;
    /** Why the file could not be run; empty where its tests ran. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The part of Playwright's report that names tests. */
export interface PlaywrightResults {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** Each test that failed, in a line: its file, its name and how its error begins. */
export function failuresInVitest({ testResults }: VitestResults): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message === '' ? [] : [lineOf(file, 'cannot be run', message)];
    return failed.map(({ fullName, failureMessages }) => lineOf(file, fullName, failureMessages[0]));
  });
}

/** As `failuresInVitest`; a test that passed when it was repeated is named too. */
export function failuresInPlaywright({ suites }: PlaywrightResults): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const error = results.find((result) => result.error !== undefined)?.error?.message;
          return lineOf(`${file}:${line}`, status === 'flaky' ? `(repeated) ${title}` : title, error);
        }),
    ),
    ...failuresInPlaywright({ suites: inner }),
  ]);
}

function lineOf(file: string, test: string, error = ''): string {
  const words = stripVTControlCharacters(error).replace(/\s+/g, ' ').trim();
  return `${file} › ${test}: ${words.slice(0, longestError)}`;
}

/** Letters of an error that tell which one it is. The whole stands above, where the test ran. */
const longestError = 240;
