import { Client } from 'pg';
import { demoPassword } from '../../../demo/people.ts';
import { hashPassword } from '../../../backend/src/modules/identity/sign-in/passwords.ts';
import { billingRows } from './billing-rows.ts';
import { identityRows } from './identity-rows.ts';
import { functions } from './people.ts';
import type { Rows } from './Rows.ts';
import { sharingRows } from './sharing-rows.ts';

/** All that grows with people. */
const rows: readonly Rows[] = [...identityRows, ...billingRows, ...sharingRows];

/** Fills a migrated database with so many people and their history, and has its statistics taken. A million take minutes. */
export async function fill(
  url: string,
  people: number,
  onTable?: (table: string, ms: number) => void,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const passwordHash = client.escapeLiteral(await hashPassword(demoPassword));
    // Rows refer to rows that are there: the checks would take most of the time.
    await client.query(`set session_replication_role = replica`);
    await client.query(references);
    await client.query(functions);
    for (const each of rows) {
      const began = Date.now();
      await client.query(statementOf(each, people).replaceAll(':passwordHash', passwordHash));
      onTable?.(each.table, Date.now() - began);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
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
