import '@testing-library/jest-dom/vitest';

/** jsdom lays nothing out, so nothing is ever resized: Radix only needs it to be there. */
class SilentResizeObserver implements ResizeObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

globalThis.ResizeObserver = SilentResizeObserver;

// For the same reason nothing scrolls. Some files ask for an environment without a document.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;
