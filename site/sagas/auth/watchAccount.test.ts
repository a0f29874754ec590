import { expect, test } from 'vitest';
import { runSaga } from 'redux-saga';
import type { UnknownAction } from 'redux';
import { apiAnswering } from '../../src/api/testing/apiAnswering.ts';
import { createAccounts } from '../../src/services/accounts.ts';
import { profileRead, visitor } from '../../src/state/visitor/visitor.ts';
import { nora, settled } from '../checkout/testing/openCheckout.ts';
import { watchAccount } from './watchAccount.ts';

/** A member's page that stays open. */
function openPage(apis: ReturnType<typeof apiAnswering>) {
  const said: UnknownAction[] = [];
  const listeners = new Set<() => void>();
  const returns = {
    onReturn: (returned: () => void) => {
      listeners.add(returned);
      return () => listeners.delete(returned);
    },
  };
  const task = runSaga(
    {
      dispatch: (action: UnknownAction) => said.push(action),
      context: { accounts: createAccounts(apis), returns },
    },
    watchAccount,
  );
  return {
    said,
    listeners,
    task,
    comeBack: async () => {
      for (const returned of listeners) returned();
      await settled();
    },
  };
}

test('a page that was just drawn asks for nothing', () => {
  const apis = apiAnswering({});
  openPage(apis).task.cancel();
  expect(apis.asked).toEqual([]);
});

test('each return reads the account of the page’s user, and shows its name', async () => {
  const apis = apiAnswering({ data: { attributes: { firstName: 'Eleonora' } } });
  const { comeBack, said, task } = openPage(apis);
  await comeBack();
  await comeBack();
  task.cancel();

  expect(apis.asked).toHaveLength(2);
  expect(said).toEqual([profileRead({ firstName: 'Eleonora' }), profileRead({ firstName: 'Eleonora' })]);
  expect(visitor(nora, profileRead({ firstName: 'Eleonora' }))).toMatchObject({
    account: { status: 'signedIn', firstName: 'Eleonora' },
  });
});

test('without an answer the page stays as it is', async () => {
  const { comeBack, said, task } = openPage(apiAnswering(null, 502));
  await comeBack();
  task.cancel();
  expect(said).toEqual([]);
});

test('a page that ends listens no more', () => {
  const { listeners, task } = openPage(apiAnswering({}));
  expect(listeners.size).toBe(1);
  task.cancel();
  expect(listeners.size).toBe(0);
});
