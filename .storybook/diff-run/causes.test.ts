import { expect, test } from 'vitest';
import { causesOf, type Changes, type Difference } from './causes.ts';

const button = 'design-system/src/primitives/Button/Button.tsx';
const login = 'design-system/src/screens/identity/Login/Login.tsx';

function difference(
  id: string,
  made: Partial<Omit<Difference, 'picture'>> = {},
  language = 'en',
): Difference {
  return {
    picture: {
      ...{ id, name: id, title: 'Screens/Login', language, theme: 'day', width: 360 },
      rectangle: { x: 1, y: 2, width: 3, height: 4 },
      part: { x: 0, y: 0, width: 360, height: 100 },
      ...{ before: `${id}.before.png`, after: `${id}.after.png` },
    },
    ...{ sameShape: false, variables: [], texts: [], files: [], look: id },
    ...made,
  };
}

function changes(made: Partial<Changes> = {}): Changes {
  return { tokens: new Map(), words: new Map(), files: new Map(), ...made };
}

const darker = { where: '', before: '#111', after: '#000' };
const german = { where: 'de', before: 'Anmelden', after: 'Einloggen' };

function grouped(differences: readonly Difference[], made: Partial<Changes>) {
  return causesOf(differences, changes(made)).map(({ id, pictures }) => [
    id,
    pictures.map((each) => each.id),
  ]);
}

test('a token goes before a text, a text before a file, and a file before a place', () => {
  const all = { variables: ['--color-text'], texts: ['login:title'], files: [login] };
  const made = {
    tokens: new Map([['--color-text', [darker]]]),
    words: new Map([['login:title', [{ ...german, where: 'en' }]]]),
    files: new Map([[login, 'a']]),
  };
  expect(
    grouped(
      [
        difference('a', all),
        difference('b', { ...all, variables: [] }),
        difference('c', { files: [login] }),
        difference('d'),
      ],
      made,
    ),
  ).toEqual([
    [`file ${login}`, ['c']],
    ['place Screens/Login: 1, 2, 3 × 4', ['d']],
    ['token --color-text', ['a']],
    ['words login:title', ['b']],
  ]);
});

test('a picture has one cause, and names the others that may have a share', () => {
  const made = { tokens: new Map([['--color-text', [darker]]]), files: new Map([[login, 'a']]) };
  const [cause] = causesOf([difference('a', { variables: ['--color-text'], files: [login] })], changes(made));
  expect(cause?.pictures[0]?.also).toEqual([`file ${login}`]);
});

test('where nothing but words changed, no file has a share in it', () => {
  const made = { words: new Map([['login:title', [german]]]), files: new Map([[login, 'a']]) };
  const both = { texts: ['login:title'], files: [login], sameShape: true };
  const [cause] = causesOf([difference('a', both, 'de')], changes(made));
  expect(cause?.pictures[0]?.also).toEqual([]);
});

test('of several tokens, it is the one that most pictures use', () => {
  const tokens = new Map([
    ['--color-a', [darker]],
    ['--color-b', [darker]],
  ]);
  const both = { variables: ['--color-a', '--color-b'] };
  expect(
    grouped([difference('a', both), difference('b', { variables: ['--color-b'] }), difference('c', both)], {
      tokens,
    }),
  ).toEqual([['token --color-b', ['a', 'b', 'c']]]);
});

test('of several files, it is the nearest', () => {
  const files = new Map([
    [button, 'a'],
    [login, 'a'],
  ]);
  expect(
    grouped([difference('a', { files: [login, button] }), difference('b', { files: [button] })], { files }),
  ).toEqual([
    [`file ${button}`, ['b']],
    [`file ${login}`, ['a']],
  ]);
});

test('a text is the cause in the languages in which it changed alone', () => {
  const words = new Map([['login:title', [german]]]);
  const texts = ['login:title'];
  expect(grouped([difference('a', { texts }, 'de'), difference('b', { texts }, 'en')], { words })).toEqual([
    ['place Screens/Login: 1, 2, 3 × 4', ['b']],
    ['words login:title', ['a']],
  ]);
});

test('causes with most pictures come first', () => {
  const files = new Map([[login, 'a']]);
  const found = grouped(
    [difference('a'), difference('b', { files: [login] }), difference('c', { files: [login] })],
    {
      files,
    },
  );
  expect(found.map(([id]) => id)).toEqual([`file ${login}`, 'place Screens/Login: 1, 2, 3 × 4']);
});

test('what a cause has become tells it from what it was when it was approved', () => {
  const changeWith = (after: string) =>
    causesOf(
      [difference('a', { variables: ['--color-text'] })],
      changes({ tokens: new Map([['--color-text', [{ ...darker, after }]]]) }),
    )[0]?.change;
  expect(changeWith('#000')).toBe(changeWith('#000'));
  expect(changeWith('#000')).not.toBe(changeWith('#222'));
});
