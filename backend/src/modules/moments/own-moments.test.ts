import { describe, expect, test } from 'vitest';
import { readableCharacters } from '../../domain/voucher-code.ts';
import type { Person } from '../../testing/moments-app.ts';
import { momentsSuite } from '../../testing/moments-suite.ts';

const suite = momentsSuite();

const own = async (as: Person, query = '') =>
  (await suite.app.show('ownMoments', as, query)).facts as {
    moments: { id: string }[];
    next?: string;
    later?: true;
  };

describe('the own moments', () => {
  test('are all that a person shared, newest first, with who may see each and whether others do', async () => {
    const { app, june, nora } = suite;
    const link = await app.shared(june, { audience: 'link', line: 'Slower.' });
    app.moveBy(60_000);
    const buddies = await app.shared(june, { audience: 'buddies' });
    app.moveBy(60_000);
    const community = await app.shared(june);
    await app.shared(nora);
    await app.db.updateTable('moments').set({ removedAt: new Date() }).where('id', '=', community).execute();
    expect(await own(june)).toMatchObject({
      exercise: 'four-and-four',
      moments: [
        { id: community, audience: 'community', withheld: 'removed' },
        { id: buddies, audience: 'buddies' },
        { id: link, audience: 'link', line: 'Slower.', hour: 'night', sharedOn: '2026-11-29' },
      ],
    });
    await app.post('moment', june, { step: 'revoke', id: link });
    expect((await own(june)).moments.map(({ id }) => id)).toEqual([community, buddies]);
  });

  test('are none for a person who shared nothing', async () => {
    await suite.app.shared(suite.june);
    expect(await own(suite.nora)).toEqual({ moments: [], exercise: 'four-and-four' });
  });

  test('are shown twenty by twenty', async () => {
    const { app, june } = suite;
    const sharedAt = Date.parse('2026-11-29T20:00:00.000Z');
    const ids = Array.from(
      { length: 21 },
      (_, index) => `dem33333333${readableCharacters.toLowerCase().charAt(index)}`,
    );
    for (const [index, id] of ids.entries()) {
      await app.repository.add({
        ...{ id, accountId: june.userId, exercise: 'four-and-four', hour: 'night', audience: 'link' },
        ...{ name: 'June', line: null, language: 'en', sharedAt: new Date(sharedAt - index * 60_000) },
        ...{ hiddenAt: null, removedAt: null },
      });
    }
    const first = await own(june);
    expect(first.moments.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    const second = await own(june, `?after=${first.next ?? ''}`);
    expect(second).toMatchObject({ moments: [{ id: ids[20] }], later: true });
    expect(second.next).toBeUndefined();
  });
});
