import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import english from '@stillpoint/translations/en/common.json' with { type: 'json' };
import { createInstance, type Resource } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { withBrand } from '../../formatting/withBrand.ts';
import { BrandProvider } from '../../primitives/BrandProvider/BrandProvider.tsx';
import { Page } from './Page.tsx';
import { sampleFrame } from './sampleFrame.ts';

const ohm = { name: 'Ohm' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('throws where the frame has another language than the words', () => {
  expect(() => draw({ de: { common: english } })).toThrow(
    'The language of the frame is "en", and that of i18next is "de".',
  );
});

test('throws where a brand has texts that name ours, and names their namespaces', () => {
  expect(() => draw({ en: { common: english } }, ohm)).toThrow(
    'Texts of "common" name Stillpoint, and the brand is "Ohm". Give i18next its resources by withBrand(resources, brand).',
  );
});

test.each([
  ['a brand with texts of its own', withBrand({ en: { common: english } }, ohm), ohm],
  ['a brand whose name has ours in it', { en: { common: english } }, { name: 'Stillpoint Pro' }],
])('says nothing about %s', (_, resources, brand) => {
  draw(resources, brand);
  expect(screen.getByText('Plans')).toBeInTheDocument();
});

test('says nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  draw({ de: { common: english } }, ohm);
  expect(screen.getByText('Plans')).toBeInTheDocument();
});

/** A page in the language of its resources, with a frame in English. */
function draw(resources: Resource, brand = { name: 'Stillpoint' }) {
  const words = createInstance();
  const [lng = 'en'] = Object.keys(resources);
  void words.use(initReactI18next).init({ lng, resources, initAsync: false });
  render(
    <I18nextProvider i18n={words}>
      <BrandProvider brand={brand}>
        <Page frame={sampleFrame}>Plans</Page>
      </BrandProvider>
    </I18nextProvider>,
  );
}
