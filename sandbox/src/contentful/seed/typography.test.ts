import { describe, expect, it } from 'vitest';
import { languages } from '../../page/language.ts';
import { keptTogether } from './kept-together.ts';
import { seededContentState } from './content.ts';

const textsIn = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.values(seededContentState(new Date()).entries).flatMap(({ id, fields }) =>
      Object.values(fields).flatMap((field) =>
        field.kind === 'Text' || field.kind === 'RichText' ? `${id}: ${field.values[language]}` : [],
      ),
    ),
  ]),
);

describe('the typography of the content', () => {
  it.each(languages)('breaks no line within “e-mail” in %s', (language) => {
    const broken = textsIn[language]?.filter((text) => /e-mail/i.test(text));
    expect(broken).toEqual([]);
  });

  it('joins a mark of French to the word before it', () => {
    const loose = textsIn.fr
      ?.map(afterId)
      .filter((text) => /(?<!\u202f)[;:!?]|«(?!\u00a0)|(?<!\u00a0)»/u.test(text));
    expect(loose).toEqual([]);
  });
});

describe('keptTogether', () => {
  it('joins the word, and leaves addresses as they are', () => {
    expect(keptTogether('Un e-mail et deux E-mails')).toBe('Un e-\u2060mail et deux E-\u2060mails');
    expect(keptTogether('https://stillpoint.example/e-mail')).toBe('https://stillpoint.example/e-mail');
  });
});

function afterId(text: string): string {
  return text.slice(text.indexOf(': ') + 2);
}
