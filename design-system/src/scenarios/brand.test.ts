/** @vitest-environment node */
import type { Meta } from '@storybook/react-vite';
import { languages, type Language } from '@stillpoint/translations';
import { createInstance } from 'i18next';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { withBrand } from '../formatting/withBrand.ts';
import { BrandProvider } from '../primitives/BrandProvider/BrandProvider.tsx';
import { scenario, scenarioScreens, scenarioStates, type ScenarioScreen } from './scenario.ts';

const brand = { name: 'Ohm', logo: createElement('svg', { 'aria-hidden': true }) };
const folder = join(import.meta.dirname, '../screens');

describe.each(scenarioScreens)('%s under another brand', (screen) => {
  // What a text says is proved for all languages by the test of withBrand: one of them for each state is enough.
  test('names ours nowhere', async () => {
    const component = await componentOf(screen);
    for (const [at, state] of (await scenarioStates(screen)).entries()) {
      for (const language of at === 0 ? languages : [languages[at % languages.length] ?? 'en']) {
        const html = await drawn(component, screen, state, language);
        expect(html).not.toBe('');
        expect(surroundings(html)).toEqual([]);
      }
    }
  });
});

async function componentOf(screen: ScenarioScreen): Promise<FunctionComponent> {
  const [path = ''] = globSync(`*/*/${screen.charAt(0).toUpperCase()}${screen.slice(1)}.stories.tsx`, {
    cwd: folder,
  });
  const { default: meta } = (await import(join(folder, path))) as { default: Meta };
  return meta.component as FunctionComponent;
}

async function drawn(
  component: FunctionComponent,
  screen: ScenarioScreen,
  state: never,
  language: Language,
): Promise<string> {
  const { props, handlers, words } = await scenario(screen, state, language);
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: language, resources: withBrand(words, brand) });
  // The samples tell of our plans. Another brand's server tells of its own.
  const facts = JSON.parse(JSON.stringify(props).replaceAll('Stillpoint', brand.name)) as object;
  const element = createElement(component, { ...facts, ...handlers(() => undefined) });
  return renderToString(
    createElement(I18nextProvider, { i18n }, createElement(BrandProvider, { brand, children: element })),
  );
}

/** The places where a page names us, in text or attribute. */
function surroundings(html: string): string[] {
  return html.match(/.{0,80}Stillpoint.{0,40}/g) ?? [];
}
