import { demoMoment, demoPeople, type DemoFirstName } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import type { Language } from '../domain/languages.ts';
import { readableCharacters } from '../domain/voucher-code.ts';
import { createReportRepository } from '../modules/moments/report-repository.ts';
import { createMomentRepository } from '../modules/moments/repository.ts';
import type { MomentAudience, MomentHour, MomentTables, ReportReason } from '../modules/moments/tables.ts';

/** A moment of a demo person. */
interface DemoMoment {
  name: DemoFirstName;
  hour: MomentHour;
  line?: string;
  language?: Language;
  audience?: MomentAudience;
  reports?: readonly [DemoFirstName, ReportReason][];
}

/** From the newest to the oldest, an hour and a half apart: more than one page of the community. */
const moments: readonly DemoMoment[] = [
  { name: 'June', hour: 'night', line: 'Slower than this morning.' },
  { name: 'Kai', hour: 'night', line: 'Deux minutes pour moi, enfin.', language: 'fr' },
  {
    ...{ name: 'Vito', hour: 'dusk', line: 'Demo: three people have reported this line.' },
    reports: [
      ['June', 'hurtful'],
      ['Kai', 'hurtful'],
      ['Timo', 'other'],
    ],
  },
  { name: 'Runa', hour: 'night', line: 'Die Schultern sind weich. Gute Nacht.', language: 'de' },
  { name: 'Timo', hour: 'dusk' },
  {
    ...{ name: 'Fay', hour: 'dawn', line: 'Demo: one person has reported this line.' },
    reports: [['Runa', 'advertising']],
  },
  { name: 'Rhea', hour: 'dawn', line: 'Before the first train.' },
  { name: 'Stan', hour: 'dusk', line: 'The kettle can wait.' },
  { name: 'Elif', hour: 'night' },
  { name: 'Timo', hour: 'dawn', line: 'Hoy empiezo despacio.', language: 'es' },
  { name: 'Finn', hour: 'night', line: 'I counted four and lost count. It was good.' },
  { name: 'June', hour: 'dawn', line: 'Rain on the roof, and nothing else.' },
  { name: 'Rhea', hour: 'night', audience: 'link' },
  { name: 'Mia', hour: 'dusk', line: 'After the long meeting.' },
  { name: 'Kai', hour: 'dawn', language: 'fr' },
  { name: 'Runa', hour: 'dusk', line: 'Einmal tief ausgeatmet.', language: 'de' },
  { name: 'Elif', hour: 'dawn', line: 'Respirei antes de abrir a janela.', language: 'pt' },
  { name: 'Stan', hour: 'night', line: 'Lights out.' },
  { name: 'Mia', hour: 'night' },
  { name: 'Finn', hour: 'dusk', line: 'On the way home, standing.' },
  { name: 'Tess', hour: 'dawn', line: 'Day one.' },
  { name: 'June', hour: 'dusk', line: 'The lamp is already on.' },
  { name: 'Tess', hour: 'night', line: 'Twelve breaths, and asleep by the tenth.' },
  { name: 'Timo', hour: 'night' },
];

/** What the community shows, what waits for Mona, and that June has listened today. */
export async function seedMoments(database: Database, now: Date): Promise<void> {
  const db = database.$extendTables<MomentTables>();
  const repository = createMomentRepository(db);
  const june = demoPeople.June.id;
  if ((await repository.lastOf(june)) !== undefined) return;
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (const [
    at,
    { name, hour, line, language = 'en', audience = 'community', reports = [] },
  ] of moments.entries()) {
    const id = at === 0 ? demoMoment : `dem22222222${readableCharacters.charAt(at).toLowerCase()}`;
    await repository.add({
      ...{ id, accountId: demoPeople[name].id, exercise: 'four-and-four', hour, audience, name },
      ...{ line: line ?? null, language, sharedAt: before(30 + at * 90), removedAt: null },
      ...{ removedFor: null, revokedAt: null },
      hiddenAt: reports.length >= 3 ? before(10) : null,
    });
    for (const [reporter, reason] of reports) {
      const report = { momentId: id, accountId: demoPeople[reporter].id, reason, counts: true };
      await createReportRepository(db).addReport({ ...report, reportedAt: before(15) });
    }
  }
  const listened = { accountId: june, exercise: 'four-and-four', positionMs: 0, heardMs: 0, playing: false };
  await repository.keepListening({ ...listened, finishedAt: now, heardAt: now });
}
