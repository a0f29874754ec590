import { sql, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';

const uniqueViolation = '23505';

/**
 * Writes a value that must be unique. Undefined where another transaction has saved the same value meanwhile: this one
 * goes on without the write.
 */
export async function writeUnlessTaken<Rows, Written>(
  trx: Transaction<Rows>,
  write: () => Promise<Written>,
): Promise<Written | undefined> {
  await sql`savepoint unique_value`.execute(trx);
  try {
    const written = await write();
    await sql`release savepoint unique_value`.execute(trx);
    return written;
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === uniqueViolation)) throw error;
    await sql`rollback to savepoint unique_value`.execute(trx);
    return undefined;
  }
}
