import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// Several files run in one page, one after the other.
beforeAll(() => {
  if ('document' in globalThis) emptyPage();
});

// Parts that load on demand need the page until they have come.
afterAll(() => vi.dynamicImportSettled());

// The library registers this itself when it is loaded, which is once for all files.
afterEach(cleanup);

// The library looks under this name whether timers are fake, and lets their time pass.
Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } });

/** What a file may leave behind. The styles in the head stay: their library knows which it has written. */
function emptyPage() {
  document.body.replaceChildren();
  for (const { name } of Array.from(document.documentElement.attributes)) {
    document.documentElement.removeAttribute(name);
  }
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
