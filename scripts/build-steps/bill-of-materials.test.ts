import { expect, test } from 'vitest';
import { billOf } from './bill-of-materials.ts';
import { shippedPackages } from './shipped-packages.ts';

const bill = billOf(shippedPackages());
const names = new Set(bill.components.map(({ name }) => name));

// ASVS V14.2.5
test.each([
  ['what the service imports', ['fastify', 'kysely', 'pg']],
  ['what is bundled for pages', ['react', 'react-dom', 'styled-components', 'i18next', 'redux-saga']],
  ['what these need', ['stylis', 'scheduler', 'css-tree', 'source-map-js', '@babel/runtime']],
  ['fonts and icons', ['@fontsource-variable/figtree', 'lucide-static', 'simple-icons']],
])('the bill of materials has %s', (_what, expected) => {
  expect(expected.filter((name) => !names.has(name))).toEqual([]);
});

test('the bill of materials has no tool of development, and nothing of ours', () => {
  const tools = ['storybook', 'webpack', 'vitest', 'typescript', 'eslint', '@playwright/test'];
  expect(tools.filter((name) => names.has(name))).toEqual([]);
  expect([...names].filter((name) => name.startsWith('@stillpoint/'))).toEqual([]);
});

test('a component has its version, licence and digest, and what it needs is a component', () => {
  const refs = new Set(bill.components.map((component) => component['bom-ref']));
  expect(refs.size).toBe(bill.components.length);
  expect(bill.components.find(({ name }) => name === '@fastify/cookie')).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    purl: expect.stringMatching(/^pkg:npm\/%40fastify\/cookie@\d/) as string,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
  });
  expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});
