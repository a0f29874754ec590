import type { Preview } from '@storybook/react-vite';
import { languages } from './review/languages.ts';

/** Language of the words, and day or night: toolbars instead of further stories. */
export const globalTypes = {
  language: {
    description: 'Language of the words',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [...languages],
    },
  },
  theme: {
    description: 'Day or night',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'day', title: 'Day', icon: 'sun' },
        { value: 'night', title: 'Night', icon: 'moon' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** The toolbars' first values, which `STORYBOOK_LOCALE` and `STORYBOOK_THEME` override. */
export const initialGlobals = {
  language: fromEnvironment('STORYBOOK_LOCALE') ?? 'en',
  theme: fromEnvironment('STORYBOOK_THEME') ?? 'day',
  /** Whether a press on a text chooses its sentence. Its tool is the copy desk's own. */
  words: 'off',
};

function fromEnvironment(name: string): string | undefined {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The widths that screens are reviewed at. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  smallPhone: { name: 'Small phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Wide desktop', styles: { width: '1680px', height: '1000px' }, type: 'desktop' },
} as const;

/** The looks of each story that Chromatic takes a picture of: as many as tell most for their price. */
export const chromaticModes = {
  phone: { viewport: 360, language: 'en', theme: 'day' },
  'phone, German': { viewport: 360, language: 'de', theme: 'day' },
  'phone by night': { viewport: 360, language: 'en', theme: 'night' },
  desktop: { viewport: 1280, language: 'en', theme: 'day' },
};
