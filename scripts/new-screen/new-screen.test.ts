import { describe, expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { englishLeaks, looseMarks, slips } from '../../translations/checks/wording.ts';
import { boundaryCrossedBy } from '../boundaries/forbidden-import.ts';
import { resolveImport } from '../boundaries/resolve-import.ts';
import { boundaries } from '../boundaries/table.ts';
import { root } from '../root.ts';
import { askedScreen } from './asked-screen.ts';
import { screenFiles } from './screen-files.ts';
import { wordsByLanguage } from './words.ts';

describe('a new screen', () => {
  test('is asked for by its journey and its name', () => {
    const asked = { journey: 'family', name: 'InviteMember' };
    expect(askedScreen(['family', 'InviteMember'])).toEqual({ ...asked, live: false });
    expect(askedScreen(['family', 'InviteMember', '--live'])).toEqual({ ...asked, live: true });
  });

  test.each([
    ['../family', 'InviteMember'],
    ['family', '../InviteMember'],
    ['family', 'Invite/Member'],
    ['family', 'Invite_Member'],
    ['family', "Invite'Member"],
    ['family', '__proto__'],
    ['family', 'InviteMember', 'Another'],
    ['family'],
  ])('is none with other marks or words: %s %s', (...words) => {
    expect(() => askedScreen(words)).toThrow('npm run new-screen <journey> <Name>');
  });

  test('has no name that is taken or that code cannot have, and no address of another page', () => {
    expect(() => askedScreen(['family', 'Delete'])).toThrow('delete is a reserved word');
    expect(() => askedScreen(['family', 'Button'])).toThrow('There is already a Button');
    expect(() => askedScreen(['family', 'Plans'])).toThrow('There is already a page at /plans');
  });
});

const kinds = [
  { kind: 'quiet', live: false, files: 8 },
  { kind: 'live', live: true, files: 14 },
];

describe.each(kinds)('a $kind screen', ({ live, files: expected }) => {
  const written = screenFiles({ journey: 'family', name: 'InviteMember', live });

  test('has its files, and one file of words for each language', async () => {
    const paths = [...(await written).keys()];
    expect(paths.filter((path) => !path.startsWith('translations/'))).toHaveLength(expected);
    expect(paths.filter((path) => /^translations\/..\/inviteMember\.json$/.test(path))).toHaveLength(5);
  });

  test('has its own names everywhere', async () => {
    const text = [...(await written)].flat().join('\n');
    expect(text).not.toMatch(/new-?screen|new screen|theJourney/i);
    expect(text).toContain("path: '/invite-member'");
    expect(text).toContain("screenView: 'invite member'");
    expect(text).toContain("title: 'Screens/Family/Invite member'");
  });

  test('is valid TypeScript whose imports lead to files and cross no boundary', async () => {
    const files = await written;
    for (const [path, content] of files) {
      if (path.endsWith('.json')) continue;
      const { diagnostics } = ts.transpileModule(content, { fileName: path, reportDiagnostics: true });
      expect(diagnostics).toEqual([]);
      for (const { fileName } of ts.preProcessFile(content).importedFiles) {
        const to = resolveImport(path, fileName);
        if (fileName.startsWith('.')) {
          expect({ path, fileName, exists: files.has(to) || existsSync(join(root, to)) }).toEqual({
            path,
            fileName,
            exists: true,
          });
        }
        const typesOnly = content.includes(`import type { PageEntry } from '${fileName}'`);
        expect(boundaryCrossedBy(boundaries, { from: path, to, typesOnly })?.name).toBeUndefined();
      }
    }
  });

  test('has words that are the same in no two languages by mistake', () => {
    const texts = new Map(
      wordsByLanguage({ live }).map(([language, content]) => [language, textsOf(content)]),
    );
    const english = texts.get('en') ?? new Map<string, string>();
    for (const [language, own] of texts) {
      expect([...own.keys()]).toEqual([...english.keys()]);
      expect([...slips(language, own), ...looseMarks(language, own)]).toEqual([]);
      if (language !== 'en') expect(englishLeaks(english, language, own, {})).toEqual([]);
    }
  });
});

function textsOf(content: string): Map<string, string> {
  const texts = new Map<string, string>();
  JSON.parse(content, function keep(this: unknown, key: string, value: unknown) {
    if (typeof value === 'string') texts.set(`${texts.size}.${key}`, value);
    return value;
  });
  return texts;
}
