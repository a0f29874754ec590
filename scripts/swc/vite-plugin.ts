import { transform } from '@swc/core';
import type { Plugin } from 'vite';
import { styledComponentsPlugin } from './styled-components.ts';

/** Names styled parts in Vite as the site's build and the package do. Leaves JSX to the plugins that follow. */
export function styledComponents(): Plugin {
  return {
    name: 'stillpoint:styled-components',
    async transform(code, id) {
      const [file = id] = id.split('?');
      if (!/\/design-system\/src\/.*\.tsx?$/.test(file) || !code.includes("'styled-components'"))
        return undefined;

      const result = await transform(code, {
        filename: file,
        swcrc: false,
        sourceMaps: true,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
          transform: { react: { runtime: 'preserve' } },
          experimental: { plugins: [styledComponentsPlugin] },
        },
      });
      return { code: result.code, map: result.map ?? null };
    },
  };
}
