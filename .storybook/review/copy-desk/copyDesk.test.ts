import { describe, expect, test } from 'vitest';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changeBetween } from './changeBetween.ts';
import { checked, textsOfFiles, withOwnTexts, type WrittenTexts } from './desk.ts';
import { editsIn, keepEdits, keptEdits, withEdit } from './edits.ts';
import { noteFor } from './notes.ts';
import { patchOf } from './patch.ts';
import { asRead, piecesOf } from './pieces.ts';
import { marksIn, search } from './search.ts';
import { withTypedMarks } from './typedMarks.ts';
import { changedFiles, reasonsAgainst } from './write.ts';
import { withTexts } from './writtenFiles.ts';

const english = `{
  "title": "Pay",
  "days_one": "{{count}} day",
  "days_other": "{{count}} days",
  "sum": { "now": "Now {{amount}}, as \\"agreed\\"", "other": "Pay" },
  "mail": "Your e-mail"
}
`;
const german = `{
  "title": "Bezahlen",
  "days_one": "{{count}}\\u00a0Tag",
  "days_other": "{{count}}\\u00a0Tage",
  "sum": { "now": "Jetzt {{amount}}, wie „vereinbart“", "other": "Zahlen" },
  "mail": "Deine E-\\u2060Mail"
}
`;
const written: WrittenTexts = {
  files: { en: { checkout: english }, de: { checkout: german } },
  notes: {},
  tables: { sameAsEnglish: {}, oneName: {}, avoidedWords: { de: { Voucher: 'Gutschein' } } },
};
const texts = textsOfFiles(written.files);

/** Edits of one German text. */
function edited(key: string, text: string, before = texts.get('de')?.get(key) ?? '') {
  return { de: { [key]: { text, before } } };
}

describe('a text', () => {
  test('is taken apart and put together again', () => {
    const text = 'By <terms>our terms</terms>, {{name}} pays {{ sum, x: y }}';
    const pieces = piecesOf(text);
    expect(pieces.map(({ raw }) => raw).join('')).toBe(text);
    expect(pieces.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'words By ',
      'opening terms',
      'words our terms',
      'closing terms',
      'words , ',
      'placeholder name',
      'words  pays ',
      'placeholder sum',
    ]);
    expect(asRead(text, { name: 'Nora', sum: '1 €' })).toBe('By our terms, Nora pays 1 €');
  });

  test('gets the marks that no keyboard has', () => {
    expect(withTypedMarks('fr', 'a:b', 'Autre chose ? « Oui » : voilà !')).toBe(
      'Autre chose\u202f? «\u00a0Oui\u00a0»\u202f: voilà\u202f!',
    );
    const kept = 'Déjà\u202f? «\u00a0Oui\u00a0» {{day, x: y}}';
    expect(withTypedMarks('fr', 'a:b', kept)).toBe(kept);
    expect(withTypedMarks('de', 'a:b', '{{count}} Tage, deine E-Mail')).toBe(
      '{{count}}\u00a0Tage, deine E-\u2060Mail',
    );
    expect(withTypedMarks('de', 'mails:b', 'Deine E-Mail')).toBe('Deine E-Mail');
    expect(withTypedMarks('en', 'a:b', '{{count}} days!')).toBe('{{count}} days!');
  });

  test('says what went and what came', () => {
    expect(
      changeBetween('Wenn das für dich passt, drücke noch einmal.', 'Wenn das passt, drücke noch einmal.'),
    ).toEqual({
      ahead: 'Wenn das',
      gone: 'für dich',
      come: '',
      after: 'passt, drücke noch',
    });
  });
});

describe('a file', () => {
  test('changes in the texts that were edited, and nowhere else', () => {
    const after = withTexts(
      german,
      new Map([
        ['sum.now', 'Ab\u00a0jetzt „so“ {{amount}} und "so"'],
        ['title', 'Kaufen'],
      ]),
    );
    expect(after).toBe(
      german
        .replace('Jetzt {{amount}}, wie „vereinbart“', 'Ab\\u00a0jetzt „so“ {{amount}} und \\"so\\"')
        .replace('Bezahlen', 'Kaufen'),
    );
    expect(() => withTexts(german, new Map([['sum', 'x']]))).toThrow('There is no text at sum');
  });

  test('becomes a patch that git applies', () => {
    const folder = mkdtempSync(join(tmpdir(), 'copy-desk-'));
    const path = 'translations/de/checkout.json';
    const before = `{\n${Array.from({ length: 40 }, (_, at) => `  "k${at}": "Text ${at}"`).join(',\n')}\n}\n`;
    const after = before.replace('Text 0"', 'Neu"').replace('Text 5"', 'Neu 5"').replace('Text 39', 'Neu 39');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), before);
    const patch = patchOf([{ path, before, after }]);
    expect(patch.match(/^@@/gm)).toHaveLength(2);

    execFileSync('git', ['apply', '-'], { cwd: folder, input: patch });
    expect(readFileSync(join(folder, path), 'utf8')).toBe(after);
    expect(patchOf([{ path, before, after: before }])).toBe('');
  });
});

describe('an edit', () => {
  test('is none where it says what the file says', () => {
    const one = withEdit({}, 'de', 'checkout:title', { text: 'Kaufen', before: 'Bezahlen' });
    expect(one).toEqual(edited('checkout:title', 'Kaufen'));
    const two = withEdit(one, 'de', 'checkout:title', { text: 'Bestellen', before: 'Bezahlen' });
    expect(two).toEqual(edited('checkout:title', 'Bestellen'));
    expect(withEdit(two, 'de', 'checkout:title', { text: 'Bezahlen', before: 'Bezahlen' })).toEqual({
      de: {},
    });
  });

  test('of a text that is another one meanwhile counts from there once it is edited further', () => {
    const old = edited('checkout:title', 'Kaufen', 'Zahlen');
    expect(reasonsAgainst(written, old)).toHaveLength(1);
    const further = withEdit(old, 'de', 'checkout:title', { text: 'Jetzt kaufen', before: 'Bezahlen' });
    expect(reasonsAgainst(written, further)).toEqual([]);
    const back = withEdit(old, 'de', 'checkout:title', { text: 'Bezahlen', before: 'Bezahlen' });
    expect(back).toEqual({ de: {} });
  });

  test('that the browser keeps is read, and what else may stand in its place is none', () => {
    keepEdits(edited('checkout:title', 'Kaufen'));
    expect(keptEdits()).toEqual(edited('checkout:title', 'Kaufen'));
    for (const other of ['{', '[]', '{"de":null}', '{"de":{"a:b":null}}', '{"de":{"a:b":{"text":1}}}']) {
      localStorage.setItem('stillpoint/copy-desk/edits', other);
      expect(keptEdits()).toEqual({});
    }
    localStorage.clear();
  });

  test('is held to the checks of translations', () => {
    const faults = (key: string, text: string) =>
      checked(withOwnTexts(texts, { de: { [key]: text } }), written.tables, 'de', key).flatMap(
        (each) => each.faults,
      );
    expect(faults('checkout:days_other', '{{count}}\u00a0Nächte')).toEqual([]);
    expect(faults('checkout:days_other', 'Nächte')).toEqual([
      'de checkout:days_other: placeholders are none, in English count',
    ]);
    expect(faults('checkout:title', 'Pay')).toHaveLength(1);
    expect(faults('checkout:title', 'Dein Voucher')).toEqual([
      'de checkout:title says “Voucher”; write: Gutschein',
    ]);
    const oneName = { pay: ['checkout:title', 'checkout:sum.other'] };
    const named = checked(texts, { ...written.tables, oneName }, 'de', 'checkout:title');
    expect(named.flatMap((each) => each.faults)).toEqual(['de has several names for pay: Bezahlen, Zahlen']);
  });

  test('is written only to a known text that passes and did not change meanwhile', () => {
    expect(reasonsAgainst(written, edited('checkout:title', 'Kaufen'))).toEqual([]);
    expect(changedFiles(written, edited('checkout:title', 'Kaufen'))).toEqual([
      { path: 'translations/de/checkout.json', before: german, after: german.replace('Bezahlen', 'Kaufen') },
    ]);
    expect(reasonsAgainst(written, edited('checkout:other', 'x'))).toEqual([
      'There is no checkout:other in de',
    ]);
    expect(reasonsAgainst(written, { it: { 'checkout:title': { text: 'x', before: '' } } })).toEqual([
      'There is no checkout:title in it',
    ]);
    const halfWritten = { ...written, files: { ...written.files, de: { checkout: '{ "title": "Beza' } } };
    expect(() => reasonsAgainst(halfWritten, edited('checkout:title', 'Kaufen'))).toThrow(
      'translations/de/checkout.json: SyntaxError',
    );
    expect(reasonsAgainst(written, edited('checkout:title', ''))).toContain('de checkout:title is empty');
    expect(reasonsAgainst(written, edited('checkout:title', 'Kaufen', 'Zahlen'))).toEqual([
      'de checkout:title says something else meanwhile: “Bezahlen”',
    ]);
    const now = { text: 'Now {{sum}}', before: texts.get('en')?.get('checkout:sum.now') ?? '' };
    const inEnglish = { en: { 'checkout:sum.now': now } };
    expect(reasonsAgainst(written, inEnglish)).toEqual([
      'de checkout:sum.now: placeholders are amount, in English sum',
    ]);
    const inBoth = { ...inEnglish, ...edited('checkout:sum.now', 'Jetzt {{sum}}') };
    expect(reasonsAgainst(written, inBoth)).toEqual([]);
    expect(editsIn(edited('checkout:title', 'Kaufen'))).toBeDefined();
    expect([
      editsIn([]),
      editsIn('x'),
      editsIn({ de: { k: 'x' } }),
      editsIn({ de: { k: { text: 1 } } }),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a search', () => {
  test('finds a sentence in any language, once, and the very phrase first', () => {
    const all = new Map([
      [
        'en',
        new Map([
          ['a:one', 'Nothing was charged'],
          ['a:two', 'Charged: nothing'],
        ]),
      ],
      [
        'de',
        new Map([
          ['a:one', 'Es wurde nichts abgebucht'],
          ['a:two', 'Abgebucht wurde nichts'],
        ]),
      ],
    ]);
    expect(search(all, 'nichts abgebucht', 'de').map(({ key }) => key)).toEqual(['a:one', 'a:two']);
    expect(search(all, 'NOTHING', 'de').map(({ language }) => language)).toEqual(['en', 'en']);
    expect(search(all, 'nothing', 'de', { only: 'de' })).toEqual([]);
    expect(search(all, 'a:two', 'de').map(({ key }) => key)).toEqual(['a:two']);
    expect(marksIn('Abgebucht wurde nichts', 'nichts abgebucht')).toEqual([
      [0, 9],
      [16, 22],
    ]);
  });

  test('lists the best match first: the sentence, its beginning, words, letters, and keys last', () => {
    const texts = {
      'a:prepaid': 'Prepaid',
      'a:words': 'You pay later, now rest',
      'b:pay.now': 'Charge',
      'a:within': 'You can pay now',
      'a:begins': 'Pay now with a card',
      'a:sentence': 'It is yours. Pay now.',
      'a:exact': 'Pay now',
      'a:letters': 'Repay or know',
    };
    const all = new Map([['en', new Map(Object.entries(texts))]]);
    const found = (query: string) => search(all, query, 'en').map(({ key }) => key);
    expect(found('pay now')).toEqual([
      'a:exact',
      'a:sentence',
      'a:begins',
      'a:within',
      'a:words',
      'a:letters',
    ]);
    expect(found('pay.now')).toEqual(['b:pay.now']);
    expect(found('b.pay')).toEqual(['b:pay.now']);
    expect(found('prepa')).toEqual(['a:prepaid']);
    expect(found('pay').slice(-2)).toEqual(['a:letters', 'b:pay.now']);
  });

  test('lists what is open first, but for a sentence that says just that', () => {
    const texts = {
      'a:exact': 'Pay now',
      'a:begins': 'Pay now with a card',
      'b:within': 'You can pay now, or later',
      'b:pay.now': 'Charge',
    };
    const all = new Map([['en', new Map(Object.entries(texts))]]);
    const isNear = (key: string) => key.startsWith('b:');
    const found = (query: string) => search(all, query, 'en', { isNear }).map(({ key }) => key);
    expect(found('pay now')).toEqual(['a:exact', 'b:within', 'a:begins']);
    expect(found('pay')).toEqual(['b:within', 'a:exact', 'a:begins', 'b:pay.now']);
  });

  test('shows a text in the language that says it best', () => {
    const all = new Map([
      ['en', new Map([['a:one', 'Plan and more']])],
      ['de', new Map([['a:one', 'Plan']])],
      ['fr', new Map([['a:one', 'Plan']])],
    ]);
    expect(search(all, 'plan', 'en').map(({ language }) => language)).toEqual(['de']);
    expect(search(all, 'plan', 'fr').map(({ language }) => language)).toEqual(['fr']);
  });

  test('does not ask for accents', () => {
    const all = new Map([['fr', new Map([['a:one', 'Rien n’a été prélevé']])]]);
    expect(search(all, 'ete preleve', 'en')).toHaveLength(1);
    expect(marksIn('Rien n’a été prélevé', 'ete')).toEqual([[9, 12]]);
  });
});

describe('a note', () => {
  const notes = `# checkout

Where one pays.

- \`title\`, \`buyer.name\`: at most 16 characters.
- \`purchase\`: beside the button.
  Say whether money was taken.
- \`cancellation.….unpaid\`: the last try.
- \`field\`: above it. \`field.hint\` is beside it, at most 24 characters. It begins small.
- \`retry\`: a button with a name in it. At most 24 characters beside it.
- \`send\`: buttons, at most about 30 characters.
- \`plan\`: \`plan.name\` and \`plan.price\` stand on one line: together at most 40 characters.
`;

  test('is that of the nearest part', () => {
    expect(noteFor(notes, 'buyer.name')).toMatchObject({ about: 'buyer.name', most: 16 });
    expect(noteFor(notes, 'purchase.totalChanged.month')).toEqual({
      about: 'purchase',
      words: '`purchase`: beside the button. Say whether money was taken.',
    });
    expect(noteFor(notes, 'cancellation.trial.unpaid.text')?.about).toBe('cancellation.….unpaid');
    expect(noteFor(notes, 'titles')).toEqual({ words: 'Where one pays.' });
    expect(noteFor('# nothing\n', 'title')).toBeUndefined();
  });

  test('limits what its sentence speaks of', () => {
    expect(noteFor(notes, 'field.hint')).toMatchObject({ about: 'field', most: 24 });
    expect(noteFor(notes, 'field.label')).not.toHaveProperty('most');
    expect(noteFor(notes, 'send.now')).toMatchObject({ most: 30, roughly: true });
    expect(noteFor(notes, 'retry')).not.toHaveProperty('most');
    expect(noteFor(notes, 'plan.name')).not.toHaveProperty('most');
  });
});
