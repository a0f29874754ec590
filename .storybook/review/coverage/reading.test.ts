import { expect, test } from 'vitest';
import { recordVersion, type StateRecord } from '../problems/record.ts';
import { coverageOf } from './reading.ts';

function recordOf(id: string, texts: string[], problems: number): StateRecord {
  return {
    ...{
      version: recordVersion,
      id,
      name: id,
      storyFile: '',
      measured: '',
      browser: '',
      rooms: {},
      pictures: [],
    },
    sources: { folder: '', shared: '', texts: {} },
    cells: [
      {
        ...{ language: 'de', width: 360, height: 900 },
        problems: Array.from({ length: problems }, () => ({ kind: 'failed' as const, text: '' })),
      },
    ],
    texts,
  };
}

test('states are counted by component, language and width: measured as they are, before a change, and with problems', () => {
  const records = [
    recordOf('screens-home--first', ['home:title'], 2),
    recordOf('screens-home--changed', ['home:title', 'home:more'], 0),
    recordOf('screens-plans--first', [], 0),
  ];
  const { components } = coverageOf(records, ({ id }) => id.endsWith('changed'), []);
  expect(components).toEqual([
    {
      component: 'screens-home',
      cells: [{ language: 'de', width: 360, measured: 1, stale: 1, problems: 2 }],
      texts: 2,
    },
    {
      component: 'screens-plans',
      cells: [{ language: 'de', width: 360, measured: 1, stale: 0, problems: 0 }],
      texts: 0,
    },
  ]);
});

test('texts that no state asks for are named', () => {
  const { textsSeen } = coverageOf([recordOf('screens-home--first', ['home:title'], 0)], () => false, [
    'home:title',
    'home:never',
    'mails:notMeasured',
  ]);
  expect(textsSeen).toEqual({ of: 2, unseen: ['home:never'] });
});
