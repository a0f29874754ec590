export { createAccounts } from './repository.ts';
export { users } from './routes.ts';
