import { describe, expect, test } from 'vitest';
import { problemOfName, usableName } from './person-name.ts';

describe('a name', () => {
  // ASVS V5.3.2
  test.each([
    ['Jean-Luc'],
    ["O'Brien"],
    ['O’Brien'],
    ['O´Brien'],
    ['María José'],
    ['Müller-Lüdenscheidt'],
    ['Mu\u0308ller'],
    ['J. R. R.'],
    ['J.R.R. Tolkien'],
    ['St. John'],
    ['King, Jr.'],
    ['van der Berg'],
    ['D’Ângelo'],
    ['Ng'],
    ['Ø'],
    ['Þórdís Jónsdóttir'],
    ['Gal·la'],
    ['Kamakaʻeha'],
    ['Nguyễn Thị Minh Khai'],
    ['محمد عبد الله'],
    ['مُحَمَّد'],
    ['علی‌رضا'],
    ['क्‍षमा'],
    ['श्रीमती'],
    ['王小明'],
    ['𠮷田'],
    ['マイケル・ジャクソン'],
    ['김민준'],
    ['Ἀριστοτέλης'],
    ['Łukasz Żółć'],
    ['Наталья'],
    ['שָׂרָה'],
    ['ณัฐวุฒิ'],
    ['Robert (Bob)'],
    ['Anna & Tom'],
    ['Henry 8'],
  ])('of a person passes: %s', (name) => {
    expect(problemOfName(name)).toBeUndefined();
  });

  test.each([
    ['http://evil.example/win'],
    ['https://evil'],
    ['//evil'],
    ['evil.example'],
    ['203.0.113.7'],
    ['EVIL.EXAMPLE'],
    ['www.evil.example'],
    ['evil.example.'],
    ['(evil.example)'],
    ['a.co'],
    ['1.co'],
    ['xn--e1awd7f.com'],
    ['пример.рф'],
    ['उदाहरण.भारत'],
    ['例子.中国'],
    ['例子。中国'],
    ['a.网'],
    ['evil。example'],
    ['evil．example'],
    ['evil｡example'],
    ['evil․example'],
    ['evil﹒example'],
    ['ｅｖｉｌ．ｅｘａｍｐｌｅ'],
    ['𝐞𝐯𝐢𝐥.𝐞𝐱𝐚𝐦𝐩𝐥𝐞'],
    ['evil\u200b.\u200bexample'],
    ['evil\u00ad.example'],
    ['evil.\u2060example'],
    ['evil.\u0301example'],
    ['mailto:win'],
    ['tel:123'],
    ['win@evil.example'],
    ['win＠evil'],
  ])('that a mail program would make a link of is an address: %j', (name) => {
    expect(problemOfName(name)).toBe('address');
  });

  // ASVS V5.2.3
  test.each([
    ['Nora\u0000'],
    ['Nora\nNew'],
    ['Nora\u0007'],
    ['Nora\u007f'],
    ['No\u200bra'],
    ['No\u200cra'],
    ['No\u200dra'],
    ['Nora\ufeff'],
    ['\u202eNora'],
    ['\u2066Nora\u2069'],
    ['\u200fNora'],
    ['No\u00adra'],
    ['No\u034fra'],
    ['\u3164'],
    ['\u2800'],
    ['Nora\u{e0041}'],
    ['Nora\ud800'],
    ['Nora \ue000'],
    ['Nora 🌙'],
    ['<b>Nora</b>'],
    ['Nora/New'],
    ['Nora\\New'],
    ['{{firstName}}'],
    ['0900 123456'],
    ['٠٩٠٠١٢٣'],
    ['-'],
    [''],
  ])('with characters that are not seen, or are part of no name, is refused: %j', (name) => {
    expect(problemOfName(name)).toBe('characters');
  });

  test('has room for a hundred characters, as Zuora has', () => {
    expect(problemOfName('n'.repeat(100))).toBeUndefined();
    expect(problemOfName('n'.repeat(101))).toBe('tooLong');
  });

  test('that cannot be used is left out where it cannot be asked for again', () => {
    expect(usableName(' Nora ')).toBe('Nora');
    expect(usableName('evil.example')).toBe('');
    expect(usableName('n'.repeat(255))).toBe('');
  });
});
