import { describe, expect, test } from 'vitest';
import { exerciseLengths } from '../../domain/exercises.ts';
import { momentsSuite } from '../../testing/moments-suite.ts';
import { mostMomentsADay } from './sharing.ts';

const hourMs = 60 * 60_000;

const suite = momentsSuite();

describe('sharing', () => {
  test('is for who listened to the end', async () => {
    expect(await suite.app.show('shareMoment', suite.june)).toMatchObject({
      facts: { status: 'notFinished', exercise: 'four-and-four' },
    });
    expect(await suite.app.share(suite.june)).toMatchObject({
      facts: { status: 'notFinished' },
      statusCode: 409,
    });
    await suite.app.listen(suite.june);
    expect(await suite.app.show('shareMoment', suite.june, '?exercise=four-and-four')).toMatchObject({
      facts: {
        ...{ status: 'open', userId: suite.june.userId, name: 'June', exercise: 'four-and-four' },
        ...{ values: { line: '', audience: 'link' }, problems: {} },
      },
    });
    expect((await suite.app.share(suite.june)).redirectTo).toMatch(/^\/moment\?id=[a-z2-9]{12}&shared=1$/);
  });

  test.each([
    ['at once', 1, 'notFinished'],
    ['after less than 80 % of its length', 76, 'notFinished'],
    ['after 80 % of its length', 77, 'open'],
  ])('an exercise that ends %s after it began: %s seconds', async (_when, seconds, status) => {
    await suite.app.listen(suite.june, seconds);
    expect(await suite.app.show('shareMoment', suite.june)).toMatchObject({ facts: { status } });
  });

  test('an exercise that is left in its middle and goes on the next day is finished then', async () => {
    const { app, june } = suite;
    await app.tell(june, 'start', 0);
    await app.play(june, 0, 60);
    await app.tell(june, 'pause', 60);
    app.moveBy(25 * hourMs);
    await app.tell(june, 'unpause', 60);
    await app.play(june, 60, 96);
    await app.tell(june, 'complete', 96);
    expect(await app.show('shareMoment', june)).toMatchObject({ facts: { status: 'open' } });
  });

  test('a page that is closed while it plays has told of what was heard', async () => {
    const { app, june } = suite;
    await app.tell(june, 'start', 0);
    await app.play(june, 0, 61);
    app.moveBy(hourMs);
    await app.tell(june, 'unpause', 60);
    await app.play(june, 60, 96);
    await app.tell(june, 'complete', 96);
    expect(await app.show('shareMoment', june)).toMatchObject({ facts: { status: 'open' } });
  });

  test('a pause is not listening', async () => {
    const { app, june } = suite;
    await app.tell(june, 'start', 0);
    await app.play(june, 0, 10);
    await app.tell(june, 'pause', 10);
    app.moveBy(80_000);
    await app.tell(june, 'unpause', 90);
    await app.play(june, 90, 96);
    await app.tell(june, 'complete', 96);
    expect(await app.show('shareMoment', june)).toMatchObject({ facts: { status: 'notFinished' } });
  });

  test.each(['pause', 'complete'] as const)('neither is what follows a pause, before a %s', async (next) => {
    const { app, june } = suite;
    await app.tell(june, 'start', 0);
    await app.play(june, 0, 75);
    await app.tell(june, 'pause', 75);
    app.moveBy(hourMs);
    await app.tell(june, next, 75);
    await app.tell(june, 'complete', 96);
    expect(await app.show('shareMoment', june)).toMatchObject({ facts: { status: 'notFinished' } });
  });

  test('neither is silence, nor what was heard before it was begun anew', async () => {
    const { app, june } = suite;
    await app.tell(june, 'start', 0);
    app.moveBy(96_000);
    await app.tell(june, 'complete', 96);
    expect(await app.show('shareMoment', june)).toMatchObject({ facts: { status: 'notFinished' } });
    await app.tell(june, 'start', 0);
    await app.play(june, 0, 70);
    await app.tell(june, 'pause', 70);
    await app.tell(june, 'start', 0);
    await app.play(june, 0, 20);
    await app.tell(june, 'complete', 96);
    expect(await app.show('shareMoment', june)).toMatchObject({ facts: { status: 'notFinished' } });
  });

  test('what is heard again counts no further than the length of the exercise', async () => {
    const { app, june } = suite;
    await app.tell(june, 'start', 0);
    for (let each = 0; each < 3; each++) await app.play(june, 0, 90);
    await app.tell(june, 'pause', 90);
    const rows = await app.repository.listeningOf(june.userId);
    expect(rows).toMatchObject([{ heardMs: exerciseLengths['four-and-four'] }]);
  });

  test('a finished exercise can be shared for a day', async () => {
    await suite.app.listen(suite.june);
    suite.app.moveBy(24 * hourMs - 1);
    expect(await suite.app.show('shareMoment', suite.june)).toMatchObject({ facts: { status: 'open' } });
    suite.app.moveBy(1);
    expect(await suite.app.share(suite.june)).toMatchObject({ facts: { status: 'notFinished' } });
  });

  test.each(['', '   ', 'https://evil.example'])(
    'needs a first name that can be shown: “%s”',
    async (name) => {
      const person = suite.app.person(name);
      await suite.app.listen(person);
      expect(await suite.app.show('shareMoment', person)).toMatchObject({ facts: { status: 'nameMissing' } });
      expect(await suite.app.share(person)).toMatchObject({
        facts: { status: 'nameMissing' },
        statusCode: 409,
      });
    },
  );

  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
  test.each([
    ['140 characters', 'a'.repeat(140), undefined],
    ['141 characters', 'a'.repeat(141), 'tooLong'],
    ['140 pictures of several code points', family.repeat(140), undefined],
    ['141 pictures', family.repeat(141), 'tooLong'],
    ['a link', 'see https://evil.example', 'notPlain'],
    ['a link without a scheme', 'see evil.example', 'notPlain'],
    ['an address', 'write to me@evil.example', 'notPlain'],
    ['a name elsewhere', 'follow @evil', 'notPlain'],
    ['a telephone number', 'ring 0171 5550123', 'notPlain'],
    ['two lines', 'one\ntwo', 'notPlain'],
    ['a control character', 'one\u0007two', 'notPlain'],
    ['a character that turns the direction', 'one\u202Etwo', 'notPlain'],
    ['a character of no width', 'evi\u200Bl', 'notPlain'],
    ['marks that grow over other lines', `a${'\u0300'.repeat(20)}`, 'notPlain'],
    ['markup, which is text', '<img src=x onerror=alert(1)>', undefined],
    ['quotation marks', `Robert'); DROP TABLE moments;--`, undefined],
    ['Persian with a joiner', 'می\u200Cخواهم', undefined],
  ])('a line with %s', async (_what, line, problem) => {
    await suite.app.listen(suite.june);
    const answer = await suite.app.share(suite.june, { line });
    if (problem === undefined) {
      const id = new URL(answer.redirectTo ?? '', 'https://site.example').searchParams.get('id') ?? '';
      expect((await suite.openAs(id)).facts).toMatchObject({ moment: { line } });
    } else {
      expect(answer).toMatchObject({
        statusCode: 422,
        facts: { values: { line }, problems: { line: problem } },
      });
      expect(await suite.app.repository.lastOf(suite.june.userId)).toBeUndefined();
    }
  });

  test('asks for the hour, and takes no audience that it does not know for everyone', async () => {
    await suite.app.listen(suite.june);
    expect(await suite.app.share(suite.june, { hour: '', line: 'Slower.' })).toMatchObject({
      statusCode: 422,
      facts: { values: { line: 'Slower.', audience: 'community' }, problems: { hour: 'missing' } },
    });
    await suite.app.share(suite.june, { audience: 'world' });
    expect(await suite.app.repository.lastOf(suite.june.userId)).toMatchObject({ audience: 'link' });
  });

  test('the same form, pressed twice, shares once', async () => {
    await suite.app.listen(suite.june);
    const first = await suite.app.share(suite.june, { line: 'Slower.' });
    expect(await suite.app.share(suite.june, { line: 'Slower.' })).toEqual(first);
    expect(await suite.app.share(suite.june, { line: 'Slower now.' })).not.toEqual(first);
  });

  test(`is for ${mostMomentsADay} moments a day`, async () => {
    await suite.app.listen(suite.june);
    for (let each = 0; each < mostMomentsADay; each++)
      await suite.app.share(suite.june, { line: `Moment ${each}` });
    expect(await suite.app.show('shareMoment', suite.june)).toMatchObject({
      facts: { status: 'tooMany', minutes: 1440 },
    });
    // Taking one back gives none anew.
    const last = await suite.app.repository.lastOf(suite.june.userId);
    await suite.app.post('moment', suite.june, { step: 'revoke', id: last?.id ?? '' });
    expect(await suite.app.share(suite.june, { line: 'One more' })).toMatchObject({
      facts: { status: 'tooMany' },
      statusCode: 429,
      retryAfterMinutes: 1440,
    });
  });

  test('a form that was drawn for another account is drawn anew', async () => {
    await suite.app.listen(suite.june);
    await suite.app.listen(suite.nora);
    expect(await suite.app.share(suite.june, { userId: suite.nora.userId })).toEqual({
      redirectTo: '/moment/share?exercise=four-and-four',
    });
    expect(await suite.app.repository.lastOf(suite.june.userId)).toBeUndefined();
  });

  test('an account that is being closed shares nothing, and nothing is noted of what it listens to', async () => {
    await suite.app.listen(suite.june);
    suite.app.closing.add(suite.june.userId);
    expect(await suite.app.share(suite.june)).toEqual({ redirectTo: '/moment/share?exercise=four-and-four' });
    suite.app.closing.add(suite.nora.userId);
    await suite.app.listen(suite.nora);
    expect(await suite.app.listening.of(suite.nora.userId)).toEqual([]);
  });
});
