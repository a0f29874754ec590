import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../journey.ts';

const build = join(import.meta.dirname, '../../build');

test('source maps are served at no address', async ({ request }) => {
  const [map = ''] = globSync('source-maps/*/static/start.*.js.map', { cwd: build });
  const [script = ''] = globSync('static/start.*.js', { cwd: join(build, 'client') });
  expect(map).not.toBe('');
  const served = await request.get(`/${script}`);
  expect(served.status()).toBe(200);
  expect(await served.text()).not.toContain('sourceMappingURL');

  const climbing = ['/static/..%2f..%2f', '/static/%2e%2e%2f%2e%2e%2f', '/..%2f', '/%2e%2e%2f'];
  for (const address of [`/${map}`, `/${script}.map`, ...climbing.map((start) => `${start}${map}`)]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});
