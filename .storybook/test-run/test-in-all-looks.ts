import type { Plugin } from 'vite';

const addonsTest = '@storybook/addon-vitest/internal/test-utils';

/** Replaces the test that the Vitest add-on writes for a story, which knows one look, by ours. */
export function testInAllLooks(): Plugin {
  return {
    name: 'stillpoint:test-in-all-looks',
    enforce: 'post',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.stories.tsx')) return undefined;
      if (!code.includes(addonsTest)) throw new Error(`${id} does not import ${addonsTest} any more.`);
      return { code: code.replace(addonsTest, '/.storybook/test-run/testStory.ts'), map: null };
    },
  };
}
