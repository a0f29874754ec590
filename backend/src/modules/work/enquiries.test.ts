import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createEnquiries, type EnquiriesParts } from './enquiries.ts';
import type { WorkTables } from './tables.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('messages are deleted after 90 days, a slice at a time, and those that were not taken are told of', async () => {
  const db = database.db.$extendTables<WorkTables>();
  await sql`insert into work_enquiries (id, language, content, sent_at)
    select 'old-' || row, 'en', case when row % 1000 = 1 then '{"company":"Harbour"}'::jsonb end, '2026-01-01'
    from generate_series(1, 2500) row`.execute(db);
  await sql`insert into work_enquiries (id, language, sent_at) values ('new', 'en', '2026-11-01')`.execute(
    db,
  );
  const recurring: (() => Promise<void>)[] = [];
  const told: unknown[] = [];
  const slices: number[] = [];
  createEnquiries({
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        slices.push(result.rows.length);
        return Promise.resolve(result);
      },
    }),
    jobs: {
      every: (_kind: unknown, _cron: string, work: () => Promise<void>) => void recurring.push(work),
      work: () => undefined,
    },
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
    log: { error: (line: { enquiry: string }) => void told.push(line.enquiry) },
  } as unknown as EnquiriesParts);
  for (const work of recurring) await work();
  expect(await db.selectFrom('workEnquiries').select('id').execute()).toEqual([{ id: 'new' }]);
  expect(told.toSorted()).toEqual(['old-1', 'old-1001', 'old-2001']);
  expect(slices).toEqual([1000, 1000, 500]);
});
