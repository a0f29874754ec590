import { expect, test } from 'vitest';
import type { State } from '../states.ts';
import { passportsAddress, passportsIn } from './address.ts';
import type { Passport } from './passport.ts';
import { rowsOf, shownRows } from './rows.ts';

function passport(screen: string, script: number, date: string): Passport {
  return {
    ...{ screen, title: `Screens/${screen}`, states: [], keys: [`${screen}:title`] },
    weight: { script, words: { en: 1, de: 10 - script } },
    ...{ pages: [], handlers: screen === 'Home' ? ['onSubmit'] : [], approvedDifferences: [] },
    lastChange: { status: 'known', commit: 'a1', date, subject: '', uncommitted: false },
  };
}

const passports = [passport('Home', 1, '2026-11-29'), passport('Plans', 2, '2026-11-30')];
const state: State = {
  ...{ id: 'screens-home--ready', name: 'Ready', title: 'Screens/Home' },
  ...{ importPath: '', exportName: 'Ready' },
};
const rows = rowsOf(passports, [state], {
  components: [
    {
      component: 'screens-home',
      texts: 1,
      cells: [{ language: 'de', width: 360, measured: 1, stale: 0, problems: 2 }],
    },
  ],
  textsSeen: { of: 1, unseen: [] },
});

const choice = passportsIn('');
const found = (chosen: Partial<typeof choice>) =>
  shownRows(rows, { ...choice, ...chosen }).map((row) => row.passport.screen);

test('a passport is shown with its stories and with what was measured of them, if anything was', () => {
  expect(rows.map(({ component, review }) => [component, review])).toEqual([
    ['screens-home', { problems: 2, measured: 1, of: 1 }],
    [undefined, undefined],
  ]);
});

test('screens are found by what their passports tell, in the order that is chosen', () => {
  expect(found({ search: 'ONSUBMIT' })).toEqual(['Home']);
  expect(found({ search: 'plans:title' })).toEqual(['Plans']);
  expect(found({ search: 'nothing' })).toEqual([]);
  expect(found({ order: 'script' })).toEqual(['Plans', 'Home']);
  expect(found({ order: 'words', language: 'de' })).toEqual(['Home', 'Plans']);
  expect(found({ order: 'changed' })).toEqual(['Plans', 'Home']);
});

test('all choices stand in the address', () => {
  const chosen = { search: 'a b', order: 'words', language: 'fr', theme: 'night', open: 'Home' } as const;
  expect(passportsIn(passportsAddress(chosen))).toEqual(chosen);
});
