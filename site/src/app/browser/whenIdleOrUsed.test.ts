import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import { whenIdleOrUsed } from './whenIdleOrUsed.ts';

let idle: (() => void)[] = [];

class PaintObserver {
  readonly #report: () => void;
  constructor(report: () => void) {
    this.#report = report;
  }
  observe() {
    this.#report();
  }
}

beforeEach(() => {
  idle = [];
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});

afterEach(() => {
  document.body.replaceChildren();
});

/** Lets the promises between load, paint and idle time settle. */
async function settled() {
  await new Promise((resolve) => setTimeout(resolve));
}

test('begins when the loaded and painted page is idle', async () => {
  const work = vi.fn();
  whenIdleOrUsed(document, work);
  await settled();
  expect(work).not.toHaveBeenCalled();
  idle.forEach((run) => {
    run();
  });
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'focusin'])(
  'begins at the first %s, and not again when idle',
  async (use) => {
    const work = vi.fn();
    const field = document.body.appendChild(document.createElement('input'));
    whenIdleOrUsed(document, work);
    field.dispatchEvent(new Event(use, { bubbles: true }));
    field.dispatchEvent(new Event(use, { bubbles: true }));
    expect(work).toHaveBeenCalledTimes(1);

    await settled();
    idle.forEach((run) => {
      run();
    });
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('a use while the page is still arriving begins at its end, once', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const work = vi.fn();
  whenIdleOrUsed(document, work);
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(work).not.toHaveBeenCalled();

  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(work).toHaveBeenCalledTimes(1);
  readyState.mockRestore();
});
