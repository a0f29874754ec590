import { afterEach, expect, test, vi } from 'vitest';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { until } from '../../../testing/until.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { subscriber, membership, mailsNamed } = membersOf(testApp);
  const refresh = (userId: string) => testApp().billing.refresh(userId, { announce: true });
  afterEach(() => void vi.restoreAllMocks());

  /** Has the next reading of an account find its plan without renewal, and wait for `before` until it goes on. */
  function readAsEnding(userId: string, before: Promise<unknown>) {
    const { fetch } = globalThis;
    return new Promise<void>((resolve) => {
      let read = false;
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
        const { pathname } = new URL(address instanceof Request ? address.url : address);
        const answer = await fetch(address, options);
        if (read || !pathname.endsWith(`/v1/subscriptions/accounts/A-${userId}`)) return answer;
        read = true;
        resolve();
        const body = (await answer.json()) as { subscriptions: object[] };
        await before;
        const subscriptions = body.subscriptions.map((each) => ({ ...each, autoRenew: false }));
        return Response.json({ ...body, subscriptions });
      });
    });
  }

  async function quietSubscriber() {
    const userId = await subscriber();
    // The job that follows a purchase has read the account.
    await until(() => mailsNamed(userId, 'receipt').length === 1);
    await refresh(userId);
    return userId;
  }

  test('a reading that tells of an end sends its mail', async () => {
    const userId = await quietSubscriber();
    const read = readAsEnding(userId, Promise.resolve());
    await refresh(userId);
    await read;
    expect(await membership(userId)).toMatchObject({ standing: 'ending' });
    expect(mailsNamed(userId, 'cancellation')).toHaveLength(1);
  }, 60_000);

  test('a reading that was overtaken by a later one tells of no end', async () => {
    const userId = await quietSubscriber();
    let overtaken = (): void => undefined;
    const read = readAsEnding(
      userId,
      new Promise<void>((resolve) => {
        overtaken = resolve;
      }),
    );
    const early = refresh(userId);
    await read;
    await refresh(userId);
    overtaken();
    await early;
    expect(await membership(userId)).toMatchObject({ standing: 'renewing' });
    expect(mailsNamed(userId, 'cancellation')).toEqual([]);
  }, 60_000);
});
