import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { diffReport } from './diff-run/report-plugin.ts';
import { workerModules, workerFiles, workerInHead } from './drawing/worker-files.ts';
import { screenPassports } from './passport-run/passports-plugin.ts';
import { reviewRecords } from './review-run/records-plugin.ts';
import { wordsFiles } from './words/words-files.ts';
import { styledComponents } from '../scripts/swc/vite-plugin.ts';
import { copyDeskTexts } from './words/texts-plugin.ts';

/** Every screen, pattern and primitive in every state, in every language and theme. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.@(mdx|stories.tsx)', '../design-system/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../design-system/generated/static', to: '/static' },
    { from: '../design-system/transcripts', to: '/transcripts' },
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'design-system/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What a component inherits from its HTML element is documented by HTML.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  managerHead: (head = '', { configType }) => (configType === 'PRODUCTION' ? head + workerInHead : head),
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        styledComponents(),
        react(),
        wordsFiles(),
        copyDeskTexts(),
        reviewRecords(),
        diffReport(),
        screenPassports(),
      ],
      worker: {
        format: 'es',
        plugins: () => [workerModules(), styledComponents(), react()],
        rolldownOptions: { output: workerFiles },
      },
      // Imported on demand: found late, it would reload the page that draws.
      optimizeDeps: { include: ['react-dom/server'] },
    }),
};

export default config;
