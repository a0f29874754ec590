import { afterEach, expect, test, vi } from 'vitest';
import { whenSeen } from './whenSeen.ts';

afterEach(() => vi.unstubAllGlobals());

test('the work is done when the part comes into view, and once', () => {
  let look: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const watched: Element[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(callback: typeof look) {
        look = callback;
      }
      observe(part: Element) {
        watched.push(part);
      }
    },
  );
  const part = document.createElement('div');
  const work = vi.fn();
  whenSeen(part, work);
  expect(watched).toEqual([part]);

  look([{ isIntersecting: false }]);
  expect(work).not.toHaveBeenCalled();
  look([{ isIntersecting: true }]);
  expect(work).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});
