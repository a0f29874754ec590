import { expect, test, vi } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import { playTeasedExercise } from './playTeasedExercise.ts';

/** A page whose player comes, or does not. */
function openPage(replace: () => Promise<boolean>) {
  const find = vi.fn(() => undefined);
  const task = runSaga(
    {
      channel: stdChannel(),
      dispatch: () => undefined,
      getState: () => ({}),
      context: { playerTeaser: { replace }, players: { find } },
    },
    playTeasedExercise,
  );
  return { find, done: task.toPromise() };
}

test('the player is taken over once it stands in place of the teaser', async () => {
  let arrive: (replaced: boolean) => void = () => undefined;
  const { find, done } = openPage(() => new Promise((resolve) => (arrive = resolve)));
  expect(find).not.toHaveBeenCalled();
  arrive(true);
  await done;
  expect(find).toHaveBeenCalledOnce();
});

test('a teaser that stays has no player to take over', async () => {
  const { find, done } = openPage(() => Promise.resolve(false));
  await done;
  expect(find).not.toHaveBeenCalled();
});
