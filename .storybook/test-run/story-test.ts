import type { Plugin } from 'vite';

const addonsTest = '@storybook/addon-vitest/internal/test-utils';

/** The add-on's name for whether the file is the one under test, and not imported by another one. */
const isUnderTest = '_isRunningFromThisFile';

/**
 * Replaces the test that the Vitest add-on writes for a story, which knows one look, by that of a module of ours.
 *
 * `lastTest`: a function of that module that adds a test behind those of the stories.
 */
export function storyTest(module: string, { lastTest }: { lastTest?: string } = {}): Plugin {
  return {
    name: 'stillpoint:story-test',
    enforce: 'post',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.stories.tsx')) return undefined;
      if (!code.includes(addonsTest)) throw new Error(`${id} does not import ${addonsTest} any more.`);
      const ours = code.replace(addonsTest, module);
      if (lastTest === undefined) return { code: ours, map: null };
      if (!code.includes(isUnderTest)) throw new Error(`${id} has no ${isUnderTest} any more.`);
      const added = `import { ${lastTest} } from '${module}';\nif (${isUnderTest}) ${lastTest}();`;
      return { code: `${ours}\n${added}`, map: null };
    },
  };
}
