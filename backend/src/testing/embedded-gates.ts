import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { purchaseMoments, type PurchaseMoment } from './purchase-gates.ts';
import { until } from './until.ts';

/**
 * Holds the process on an embedded database at moments of purchases, once at each, with a user for each. The database
 * has one session, so a trigger waits for a file in place of a lock. The write that was held never happens.
 */
export async function writeEmbeddedGates(folder: string, buyers: Record<PurchaseMoment, string>) {
  const { db, connection, close } = await openDatabase({ kind: 'embedded', folder });
  await migrate(db);
  for (const [moment, { table, event, when }] of Object.entries(purchaseMoments)) {
    const name = `hold_${moment.toLowerCase()}`;
    await connection.query(`
      create function ${name}() returns trigger language plpgsql as $$
      declare
        held text := current_setting('data_directory') || '/${heldFile(moment)}';
        released text := current_setting('data_directory') || '/${releasedFile(moment)}';
      begin
        if ${when} and new.user_id = '${buyers[moment as PurchaseMoment]}' and (pg_stat_file(held, true)).size is null then
          execute format('copy (select) to %L', held);
          while (pg_stat_file(released, true)).size is null loop perform pg_sleep(0.02); end loop;
          raise exception 'the process was killed';
        end if;
        return new;
      end $$;
      create trigger ${name} before ${event} on ${table} for each row execute function ${name}();
    `);
  }
  await close();

  return {
    untilHeld: (moment: PurchaseMoment) =>
      until(() =>
        stat(join(folder, 'data', heldFile(moment))).then(
          () => true,
          () => false,
        ),
      ),
    release: (moment: PurchaseMoment) => writeFile(join(folder, 'data', releasedFile(moment)), ''),
  };
}

function heldFile(moment: string): string {
  return `held-${moment}`;
}

function releasedFile(moment: string): string {
  return `released-${moment}`;
}
