import { afterEach, beforeEach, expect, inject } from 'vitest';
import type { Look } from './looks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    look: Look;
    'storybook/test-initial-globals': Look;
  }
}

const look = inject('look');
let complaints: string[] = [];

console.error = (...parts: unknown[]) => void complaints.push(parts.map(String).join(' '));

beforeEach(() => {
  complaints = [];
});

afterEach(() => {
  expect(complaints, 'what the story complained of on the console').toEqual([]);
  expect(document.documentElement.dataset.theme, 'the look that the story was to be seen in').toBe(
    look.theme,
  );
});
