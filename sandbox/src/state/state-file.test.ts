import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';
import { orderOf, zuoraClient } from '../testing/zuora-client.ts';
import { openStateFile } from './state-file.ts';

const newPath = async () => join(await mkdtemp(join(tmpdir(), 'sandbox-')), 'state.json');

describe('the state file', () => {
  it('carries accounts, keys and the clock over a restart', async () => {
    const statePath = await newPath();
    const before = await openSandbox({ statePath });
    const zuora = await zuoraClient(before);
    const order = orderOf({ methodId: await zuora.saveCard('4111111111111111') });
    const first = await zuora.post('/v1/orders', order, 'key-1');
    await before.app.inject({ method: 'POST', url: '/clock/advance', payload: { hours: 1 } });
    await before.close();

    const after = await openSandbox({ statePath });
    const again = await (await zuoraClient(after)).post('/v1/orders', order, 'key-1');
    const clock = await after.app.inject('/clock');
    await after.close();
    expect(again).toEqual(first);
    expect(clock.json<{ offsetMs: number }>().offsetMs).toBeGreaterThan(3_500_000);
  });

  it('begins again where it is broken or of another version', async () => {
    for (const text of ['{"version":2,"sta', '{"version":0,"state":{"n":2}}']) {
      const path = await newPath();
      await writeFile(path, text);
      expect((await openStateFile(path, () => ({ n: 1 }))).state).toEqual({ n: 1 });
    }
  });

  it('holds the last of many changes that were saved at once', async () => {
    const path = await newPath();
    const { state, save } = await openStateFile(path, () => ({ n: 0 }));
    const saves = Array.from({ length: 20 }, () => {
      state.n += 1;
      return save();
    });
    await Promise.all(saves);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ version: 2, state: { n: 20 } });
  });
});
