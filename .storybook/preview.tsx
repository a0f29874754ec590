import type { Preview } from '@storybook/react-vite';
import '../design-system/generated/fonts.css';
import '../design-system/generated/scenes.css';
import '../design-system/src/tokens/generated/tokens.css';
import '../design-system/src/base.css';
import { withoutElementControls } from './controls.ts';
import { Container, Page } from './docs/onDemand.tsx';
import { offerDrawing } from './drawing/offerDrawing.ts';
import { chromaticModes, globalTypes, initialGlobals, viewports } from './globals.ts';
import { inLook, loadTranslator } from './look.tsx';
import { addons } from 'storybook/preview-api';
import { preventNavigation } from './prevent-navigation.ts';
import { letWordsBeChosen } from './words/pointing.ts';

preventNavigation();
void addons.ready().then(letWordsBeChosen);
if (import.meta.env.DEV) offerDrawing();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    docs: { container: Container, page: Page },
    options: {
      storySort: {
        order: [
          'Review',
          [
            'Introduction',
            'Contact sheet',
            'Copy desk',
            'Journeys',
            'Error atlas',
            'Read aloud',
            'Visual diff',
            'Coverage',
            'Prices',
            'Passport',
          ],
          'Foundations',
          [
            'Tokens',
            'Variables',
            'Another brand',
            'Illustrations',
            'Voice and tone',
            'Do and don’t',
            'Accessibility',
            'How to add a screen',
          ],
          'Primitives',
          'Patterns',
          'Screens',
          [
            'Home',
            ['Home', 'Plan selection'],
            'Identity',
            ['Sign up or login', 'Sign up', 'Login', 'Auth callback'],
            'Checkout',
            ['Checkout', 'Checkout confirmation'],
            'Account',
            ['Subscription', 'Cancel subscription'],
            'Errors',
          ],
          'Mails',
          'Interactions',
        ],
      },
    },
  },
  argTypesEnhancers: [withoutElementControls],
  loaders: [loadTranslator],
  decorators: [inLook],
};

export default preview;
