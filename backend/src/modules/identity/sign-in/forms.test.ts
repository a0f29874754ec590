import { describe, expect, test } from 'vitest';
import { readLogin, readRegistration } from './forms.ts';

const good = { fullname: 'Nora New', email: 'nora@demo.stillpoint.example', password: 'rest-easy-2026' };

describe('the login form', () => {
  test('is complete with an address and any password at all', () => {
    expect(readLogin({ email: ' Nora@Demo.Stillpoint.example ', password: ' x' })).toEqual({
      content: { values: { email: 'Nora@Demo.Stillpoint.example' }, problems: {} },
      complete: { emailNormalised: 'nora@demo.stillpoint.example', password: ' x' },
      keptEmail: 'Nora@Demo.Stillpoint.example',
    });
  });

  test.each([
    [{}, { email: 'missing', password: 'missing' }],
    [{ email: '  ', password: 'x' }, { email: 'missing' }],
    [{ email: 'nora', password: 'x' }, { email: 'invalid' }],
  ])('%j has problems %j', (form, problems) => {
    const read = readLogin(form);
    expect(read.content.problems).toEqual(problems);
    expect(read.complete).toBeUndefined();
  });
});

describe('the login form with a misspelt address', () => {
  test('has a suggestion, and is complete', () => {
    const { content, complete } = readLogin({ email: 'nora@t-onlin.de', password: 'x' });
    expect(content).toMatchObject({ problems: {}, suggestion: 'nora@t-online.de' });
    expect(complete).toBeDefined();
  });
});

describe('the register form', () => {
  test('is complete with both names, an address and a password', () => {
    expect(
      readRegistration({ ...good, fullname: '  Nora  van  der New ', marketingEmails: 'on' }).complete,
    ).toEqual({
      email: good.email,
      emailNormalised: good.email,
      password: good.password,
      firstName: 'Nora',
      lastName: 'van der New',
      marketingOptIn: true,
    });
  });

  test.each([
    [{ fullname: '' }, { fullname: 'missing' }],
    [{ fullname: 'Nora' }, { fullname: 'lastNameMissing' }],
    [{ fullname: 'http://evil.example/win New' }, { fullname: 'address' }],
    [{ fullname: 'evil.example' }, { fullname: 'address' }],
    [{ fullname: 'Nora www.evil.example' }, { fullname: 'address' }],
    [{ fullname: 'Nora\u202e New' }, { fullname: 'characters' }],
    [{ fullname: 'Nora N\u200bew' }, { fullname: 'characters' }],
    [{ fullname: `${'n'.repeat(101)} New` }, { fullname: 'tooLong' }],
    [{ fullname: `Nora ${'van '.repeat(25)}New` }, { fullname: 'tooLong' }],
    [{ email: 'no\u200bra@demo.example' }, { email: 'invalid' }],
    [{ email: 'nora@demo\u00ad.example' }, { email: 'invalid' }],
    [{ email: '\u202enora@demo.example' }, { email: 'invalid' }],
    [{ email: 'no\u0007ra@demo.example' }, { email: 'invalid' }],
    [{ email: '' }, { email: 'missing' }],
    [{ email: 'nora@demo' }, { email: 'invalid' }],
    [{ email: 'nora@demo..example' }, { email: 'invalid' }],
    [{ email: 'no ra@demo.example' }, { email: 'invalid' }],
    [{ password: '' }, { password: 'missing' }],
    [{ password: '1234567' }, { password: 'tooShort' }],
    [{ password: ' 12345678' }, { password: 'startsWithSpace' }],
    [{ password: '🌙🌙🌙🌙' }, { password: 'tooShort' }],
  ])('with %j has problems %j', (changed, problems) => {
    const read = readRegistration({ ...good, ...changed });
    expect(read.content.problems).toEqual(problems);
    expect(read.complete).toBeUndefined();
  });

  test.each([
    ['J. R. R. Tolkien', 'J.', 'R. R. Tolkien'],
    ['María José O’Brien', 'María', 'José O’Brien'],
    ['Jean-Luc Müller-Lüdenscheidt', 'Jean-Luc', 'Müller-Lüdenscheidt'],
    ['St. John Rivers', 'St.', 'John Rivers'],
    ['محمد عبد الله', 'محمد', 'عبد الله'],
    ['小明 王', '小明', '王'],
    ['민준 김', '민준', '김'],
    [`${'n'.repeat(100)} ${'m'.repeat(100)}`, 'n'.repeat(100), 'm'.repeat(100)],
  ])('takes the first word as the first name: %s', (fullname, firstName, lastName) => {
    expect(readRegistration({ ...good, fullname }).complete).toMatchObject({ firstName, lastName });
  });

  test('an opt-in is what was ticked, and nothing otherwise', () => {
    const ticked = (marketingEmails?: string | boolean) =>
      readRegistration({ ...good, ...(marketingEmails === undefined ? {} : { marketingEmails }) }).complete
        ?.marketingOptIn;
    expect([ticked('on'), ticked(true), ticked('true')]).toEqual([true, true, true]);
    expect([ticked(), ticked(false), ticked('false'), ticked('off')]).toEqual([false, false, false, false]);
  });

  test('a misspelt provider is asked about once, and the same address again is meant', () => {
    const misspelt = { ...good, email: 'nora@gmial.com' };
    const asked = readRegistration(misspelt);
    expect(asked.content).toMatchObject({ problems: {}, suggestion: 'nora@gmail.com' });
    expect(asked.complete).toBeUndefined();

    const meant = readRegistration({ ...misspelt, suggestionSeen: 'nora@gmial.com' });
    expect(meant.content).not.toHaveProperty('suggestion');
    expect(meant.complete).toMatchObject({ email: 'nora@gmial.com' });

    expect(readRegistration({ ...misspelt, suggestionSeen: 'nora@gmal.com' }).complete).toBeUndefined();
  });

  test.each([
    ...['gmx.net', 'gmx.de', 'web.de', 't-online.de', 'online.de', 'mail.de', 'freenet.de', 'bluewin.ch'],
    ...['uol.com.br', 'bol.com.br', 'terra.com.br', 'hotmail.com.br', 'sapo.pt', 'globo.com'],
    ...['orange.fr', 'orange.es', 'free.fr', 'sfr.fr', 'laposte.net', 'telefonica.net', 'terra.es'],
    ...['gmail.com', 'mail.com', 'cox.net', 'yahoo.de', 'yahoo.co.jp', 'live.co.uk', 'proton.me'],
    // No common mail domains, and no misspelt ones either.
    ...['firm.example', 'ibm.com', 'hp.com', 'post.lu', 'uni-bonn.de', 'tu.bs.de', 'team.photography'],
    ...['x.*b', 'münchen.de'],
  ])('an address at %s is not doubted', (domain) => {
    expect(readRegistration({ ...good, email: `nora@${domain}` }).content).not.toHaveProperty('suggestion');
  });

  test.each([
    // Two errors in a domain, and not three.
    ['gmial.com', 'gmail.com'],
    ['gmai.con', 'gmail.com'],
    ['t-onlin.de', 't-online.de'],
    ['wannado.fr', 'wanadoo.fr'],
    ['uol.con.br', 'uol.com.br'],
    ['movisar.es', 'movistar.es'],
    ['gml.con', 'gml.com'],
    // Countries have these endings, and no mail is delivered there.
    ['mail.co', 'mail.com'],
    ['hotmail.co', 'hotmail.com'],
    ['gmail.cm', 'gmail.com'],
    // A second level, and a top level, that are misspelt by themselves.
    ['yaho.co.jp', 'yahoo.co.jp'],
    ['my-firm.con', 'my-firm.com'],
    ['my-firm.cmo', 'my-firm.com'],
  ])('an address at %s was probably meant at %s', (typed, meant) => {
    expect(readRegistration({ ...good, email: `Ñora+1@${typed.toUpperCase()}` }).content).toMatchObject({
      suggestion: `Ñora+1@${meant}`,
    });
  });
});
