import { demoPassword } from '../../../demo/people.ts';
import { inSession } from '../../../backend/src/testing/ask.ts';
import { hashPassword } from '../../../backend/src/modules/identity/sign-in/passwords.ts';
import { billingRows } from './billing-rows.ts';
import { identityRows } from './identity-rows.ts';
import { functions } from './people.ts';
import type { Rows } from './Rows.ts';
import { sharingRows } from './sharing-rows.ts';

/** All that grows with people. */
const rows: readonly Rows[] = [...identityRows, ...billingRows, ...sharingRows];

/** Fills a migrated database with so many people and their history, and has its statistics taken. A million take minutes. */
export async function fill(url: string, people: number): Promise<void> {
  const passwordHash = `'${await hashPassword(demoPassword)}'`;
  await inSession(url, async (ask) => {
    // Rows refer to rows that are there: the checks would take most of the time.
    await ask('set session_replication_role = replica');
    await ask(references);
    await ask(functions);
    for (const each of rows) {
      await ask(statementOf(each, people).replaceAll(':passwordHash', () => passwordHash));
    }
    await ask('vacuum analyze');
  });
}

function statementOf({ table, of = 'true', each = 1, values }: Rows, people: number): string {
  const columns = Object.keys(values).join(', ');
  return `insert into ${table} (${columns}) select ${Object.values(values).join(', ')}
    from generate_series(1::bigint, ${people}) as n,
      lateral (select pg_temp.person_id(n) as id) as person,
      generate_series(1::bigint, ${each}) as k
    where ${of}`;
}

/** An organisation and a voucher, which many people refer to. */
const references = `
  insert into organisations (name, name_normalised) select 'Growth', 'growth'
    where not exists (select from organisations);
  insert into vouchers (code, percent_off, months) select 'GROWTH', 10, 1 where not exists (select from vouchers)`;
