import { parseArgs } from 'node:util';
import { readConfig } from './config/config.ts';
import { openDatabase } from './database/open.ts';
import { createVouchers } from './modules/vouchers/index.ts';

const usage =
  'npm run voucher-codes -w backend -- --plan HSTEAMACCESS --months 12 --count 20, or with --days; --ends 2027-12-31 for the day on which they are over';

/** Makes codes that open access, each for one person, in the configured database, and prints them. */
const { values } = parseArgs({
  options: {
    plan: { type: 'string' },
    days: { type: 'string' },
    months: { type: 'string' },
    count: { type: 'string', default: '1' },
    ends: { type: 'string' },
  },
});
const { plan, days, months, ends } = values;
const length = { count: Number(days ?? months), unit: days === undefined ? 'month' : 'day' } as const;
const count = Number(values.count);
const known = plan === 'NETFLIX30D' || plan === 'HSTEAMACCESS';
if (!known || !Number.isInteger(count) || !Number.isInteger(length.count) || length.count < 1)
  throw new Error(usage);

const config = readConfig(process.env);
const database = await openDatabase(config.database);
const never = () => Promise.resolve(undefined);
const vouchers = createVouchers(database.db, { verifiedOn: never, lastVerifiedOn: never });
const codes = await vouchers.issueAccess(count, { plan, length, endsOn: ends ?? null });
process.stdout.write(codes.map((code) => `${code}\n`).join(''));
await database.close();
