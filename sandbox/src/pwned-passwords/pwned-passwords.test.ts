import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const range = (prefix: string, headers: Record<string, string> = {}) =>
  sandbox.app.inject({ url: `/pwned-passwords/range/${prefix}`, headers });

// Of "password": 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8.
it('lists the rest of the hashes that begin so, with how often each was seen', async () => {
  const { body, headers } = await range('5baa6');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toBe('1E4C9B93F3F0682250B6CF8331B7EE68FD8:10434004');
});

it('pads an answer to at least 800 lines, where that is asked for', async () => {
  const lines = (await range('5BAA6', { 'add-padding': 'true' })).body.split('\r\n');
  expect(lines.length).toBeGreaterThanOrEqual(800);
  expect(lines.filter((line) => !line.endsWith(':0'))).toHaveLength(1);
  for (const line of lines) expect(line).toMatch(/^[0-9A-F]{35}:\d+$/);
});

it('knows nothing of others, and refuses what is no prefix', async () => {
  expect((await range('00000')).body).toBe('');
  expect((await range('5BAA')).statusCode).toBe(400);
});
