export { users, type UsersOptions } from './routes.ts';
export { createAccounts, type Account, type Accounts, type NewAccount } from './repository.ts';
