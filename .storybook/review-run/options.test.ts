import { expect, test } from 'vitest';
import { optionsIn } from './options.ts';

test('without names, screens are measured; --all takes everything', () => {
  const screens = ['design-system/src/screens/'];
  expect(optionsIn([])).toEqual({ watch: false, all: false, names: screens });
  expect(optionsIn(['--watch'])).toEqual({ watch: true, all: false, names: screens });
  expect(optionsIn(['--all'])).toEqual({ watch: false, all: true, names: [] });
  expect(optionsIn(['Login', '--watch']).names).toEqual(['Login']);
  // Else the records of all other screens would be deleted.
  expect(optionsIn(['Login', '--all'])).toEqual({ watch: false, all: false, names: ['Login'] });
});

test('a word that is not known is told by name, and is no option of what measures', () => {
  for (const word of ['--wacth', '--alll', '-u', '--config=other.ts'])
    expect(() => optionsIn(['Login', word])).toThrow(`There is no ${word}.`);
});
