import { expect, test } from 'vitest';
import { readXliff } from './readXliff.ts';
import { xliffOf } from './xliff.ts';

const units = [
  {
    key: 'checkout:legal',
    source: 'By <terms>our terms & more</terms> you pay {{sum}}, {{sum}}',
    target: '{{sum}}, {{sum}}: nach <terms>unseren\u00a0Bedingungen</terms> „so“',
    note: 'A “note” <with> marks',
  },
  { key: 'home:text', source: 'Plain', target: 'Schlicht' },
  { key: 'home:open', source: 'One <b> alone', target: 'Ein <b> allein' },
];

test('what is handed over comes back as it was', () => {
  const { language, texts } = readXliff(xliffOf('de', units));
  expect(language).toBe('de');
  expect([...texts]).toEqual(units.map(({ key, target }) => [key, target]));
});

test('placeholders and tags are elements, each with an id of its own', () => {
  const document = xliffOf('de', units);
  expect(document).toContain(
    '<source xml:space="preserve">By <pc id="1" dataRefStart="d1" dataRefEnd="d2" dispStart="terms">our terms &amp; more</pc> you pay <ph id="3" dataRef="d3" disp="sum"/>, <ph id="3-2" dataRef="d3" disp="sum"/></source>',
  );
  expect(document).toContain('<data id="d3">{{sum}}</data>');
  expect(document).toContain('<note category="translator">A “note” &lt;with&gt; marks</note>');
});

test('a text that a tool has cut into segments is put together', () => {
  const document = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="pt-BR">
<file id="home"><unit id="text"><segment><source>One.</source><target>Um.</target></segment><ignorable><source> </source></ignorable><segment><source>Two.</source><target><mrk id="m1" type="term">Dois</mrk>.</target></segment></unit>
<unit id="other"><segment><source>Untranslated</source></segment></unit></file></xliff>`;
  const { language, texts } = readXliff(document);
  expect(language).toBe('pt');
  expect([...texts]).toEqual([['home:text', 'Um. Dois.']]);
});

test('what is no XLIFF 2.0 is refused', () => {
  expect(() => readXliff('no xml')).toThrow('no XML');
  expect(() => readXliff('<xliff version="1.2"/>')).toThrow('no XLIFF 2.0');
});
