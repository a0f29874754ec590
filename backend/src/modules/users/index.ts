export { createMailboxes } from './mailboxes.ts';
export { userTables } from './personal-data.ts';
export { createAccounts } from './repository.ts';
export { users } from './routes.ts';
