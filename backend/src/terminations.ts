import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config/config.ts';
import type { Billing } from './modules/billing/index.ts';
import { createTerminations, type TerminationsOptions } from './modules/terminations/index.ts';
import type { createAccounts } from './modules/users/index.ts';
import { terminationMails } from './termination-mails.ts';

/** What ending contracts without a login is opened on. */
interface Surroundings extends Omit<
  TerminationsOptions,
  'accountOf' | 'endContracts' | 'contractsOf' | 'mails' | 'provenAddressOf' | 'knownOf' | 'config'
> {
  config: Pick<Config, 'siteOrigin' | 'helpDeskMail'>;
  accounts: ReturnType<typeof createAccounts>;
  billing: Pick<Billing, 'endContracts' | 'contractNumbersOf'>;
  mail: Parameters<typeof terminationMails>[0];
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string } | undefined>;
}

/** Ends contracts without a login, of those whose accounts have the address. */
export function openTerminations({ accounts, billing, mail, sessionOf, ...surroundings }: Surroundings) {
  async function accountOf(request: FastifyRequest) {
    const session = await sessionOf(request);
    return session && accounts.byId(session.userId);
  }

  return createTerminations({
    ...surroundings,
    accountOf: async (email) => (await accounts.byEmail(email))?.id,
    endContracts: billing.endContracts,
    // Asked for an unknown address as well: the time of the answer tells nothing.
    contractsOf: async (email) =>
      billing.contractNumbersOf((await accounts.byEmail(email))?.id ?? randomUUID()),
    mails: terminationMails(mail, surroundings.config),
    provenAddressOf: async (request) => {
      const account = await accountOf(request);
      return account?.emailVerifiedAt ? account.email : undefined;
    },
    knownOf: async (request) => {
      const account = await accountOf(request);
      if (account === undefined) return undefined;
      const { firstName, lastName, email } = account;
      return { name: [firstName, lastName].filter(Boolean).join(' '), email };
    },
  });
}
