import { expect, test } from 'vitest';
import { familySuite } from '../../testing/family-suite.ts';
import { tellFamilies } from './job-kinds.ts';

const suite = familySuite();

test('all families are told what became of their plans, in slices, of which one waits at a time', async () => {
  const june = await suite.member();
  suite.app.familyPlans.delete(suite.owner.userId);
  await suite.db.transaction().execute((trx) => suite.app.queue.jobs.enqueue(trx, tellFamilies, {}));
  await suite.app.queue.work('family.tellSlice');
  expect(suite.app.mails()).toMatchObject([{ to: june.email, news: { change: 'planEnded' } }]);
  expect(suite.app.queue.waiting).toMatchObject([{ kind: 'family.tellSlice' }]);

  await suite.app.queue.work('family.tellSlice');
  expect(suite.app.mails()).toEqual([]);
  expect(suite.app.queue.waiting).toEqual([]);
});
