/** @vitest-environment node */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createInstance } from 'i18next';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { scenario, scenarioScreens, scenarioStates, type Scenario } from './scenario.ts';

type StoryFile = Record<string, StoryObj> & { default: Meta };

const folder = join(import.meta.dirname, '../screens');
const stories = new Map(
  globSync('*/*/*.stories.tsx', { cwd: folder })
    .filter((path) => !path.endsWith('.interactions.stories.tsx'))
    .map((path) => [lowerFirst(basename(path, '.stories.tsx')), join(folder, path)]),
);

test('Every screen with stories has scenarios', () => {
  expect([...scenarioScreens].sort()).toEqual([...stories.keys()].sort());
});

describe.each(scenarioScreens)('%s', (screen) => {
  test('is given what each of its stories is given, and its own words are enough to draw it', async () => {
    const { default: meta, ...shown } = (await import(stories.get(screen) ?? '')) as StoryFile;
    const states = await scenarioStates(screen);
    expect([...states].sort()).toEqual(Object.keys(shown).map(lowerFirst).sort());

    for (const state of states) {
      const made = await scenario(screen, state);
      const args = { ...meta.args, ...shown[upperFirst(state)]?.args };
      expect(Object.keys(args).sort()).toEqual([...Object.keys(made.props), ...made.events].sort());
      expect((made.props as { links?: object }).links).toEqual((args as { links?: object }).links);
      expect(await drawn(meta.component as FunctionComponent, made)).not.toBe('');
    }
  });
});

test('The frame, the words and the editors’ content are in the language that is asked for', async () => {
  const german = await scenario('home', 'ready', 'de');
  const english = await scenario('home', 'ready');

  expect(german.frame.language).toBe('de');
  expect(Object.keys(german.words)).toEqual(['de']);
  expect(german.state.modules).not.toEqual(english.state.modules);
});

test('Handlers pass on their names and what they were called with', async () => {
  const { events, handlers } = await scenario('login', 'ready');
  const happened: unknown[] = [];
  const { onPasskeyChoose } = handlers((...event) => happened.push(event));
  onPasskeyChoose();

  expect(events).toEqual(['onSubmit', 'onPasskeyChoose']);
  expect(happened).toEqual([['onPasskeyChoose']]);
});

test('A name that does not exist fails to compile, and throws where nothing is compiled', async () => {
  // @ts-expect-error There is no such screen.
  await expect(scenario('checkin', 'ready')).rejects.toThrow('There is no screen checkin.');
  // @ts-expect-error There is no such state.
  await expect(scenario('checkout', 'voucherLost')).rejects.toThrow('checkout has no state voucherLost.');
  // @ts-expect-error There is no such language.
  await expect(scenario('checkout', 'loading', 'it')).rejects.toThrow('There are no words in it.');
});

/** Draws a scenario with its own words alone. A missing one throws. */
async function drawn(
  component: FunctionComponent,
  { language, words, props, handlers }: Scenario<(typeof scenarioScreens)[number]>,
): Promise<string> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: words,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No words for ${namespace}:${key}`);
    },
  });
  const element = createElement(component, { ...props, ...handlers(() => undefined) });
  return renderToString(createElement(I18nextProvider, { i18n }, element));
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
