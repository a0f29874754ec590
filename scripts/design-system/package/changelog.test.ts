import { expect, test } from 'vitest';
import { changelog, withUnreleased } from './changelog.ts';

const released = '# The package\n\n## 0.1.0\n\nThe first.\n';

test('what is not released stands above the newest release, the gravest first', () => {
  const notes = [
    { kind: 'patch', text: 'Mends.\nIn two lines.' },
    { kind: 'minor', text: 'Adds.' },
  ] as const;

  expect(withUnreleased(released, notes)).toBe(`# The package

## Unreleased

### Minor changes

- Adds.

### Patch changes

- Mends.
  In two lines.

## 0.1.0

The first.
`);
});

test('a release without anything after it is told as it is', () => {
  expect(withUnreleased(released, [])).toBe(released);
});

test('the changelog of the package has the notes of its changesets', () => {
  expect(changelog()).toContain('stillpoint-theme-check');
});
