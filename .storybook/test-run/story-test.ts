import type { Plugin } from 'vite';

const addonsTest = '@storybook/addon-vitest/internal/test-utils';

/** Replaces the test that the Vitest add-on writes for a story, which knows one look, by that of a module of ours. */
export function storyTest(module: string): Plugin {
  return {
    name: 'stillpoint:story-test',
    enforce: 'post',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.stories.tsx')) return undefined;
      if (!code.includes(addonsTest)) throw new Error(`${id} does not import ${addonsTest} any more.`);
      return { code: code.replace(addonsTest, module), map: null };
    },
  };
}
