import { expect, vi, test } from 'vitest';
import { createReturns } from './returns.ts';

function openPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { document });
  const returned = vi.fn();
  const stop = createReturns(window as unknown as Window).onReturn(returned);
  return {
    returned,
    stop,
    become: (visibilityState: DocumentVisibilityState) => {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    show: (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
}

test('a tab that becomes visible again is a return, one that is hidden is not', () => {
  const { become, returned } = openPage();
  become('hidden');
  expect(returned).not.toHaveBeenCalled();
  become('visible');
  expect(returned).toHaveBeenCalledTimes(1);
});

test('a page restored from the back/forward cache is a return, one that was loaded is not', () => {
  const { show, returned } = openPage();
  show(false);
  expect(returned).not.toHaveBeenCalled();
  show(true);
  expect(returned).toHaveBeenCalledTimes(1);
});

test('nothing is called after the stop', () => {
  const { become, show, stop, returned } = openPage();
  stop();
  become('visible');
  show(true);
  expect(returned).not.toHaveBeenCalled();
});
