import { Type } from 'typebox';
import type { Kysely } from 'kysely';
import { otherAccount } from '../../../http/member.ts';
import { pageForm, type FormResult, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { accountOfVisit } from '../account-of-visit.ts';
import { openProof, askForProof, refusedProof, type AskedProof } from '../owner-proof/proof-form.ts';
import { provenSession, type ProvingParts } from '../owner-proof/proven-session.ts';
import type { ProofForm } from '../owner-proof/facts.ts';
import { PostedProof } from '../owner-proof/posted-proof.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import { isStillSignedIn } from '../session/same-access.ts';
import type { IdentityTables } from '../tables.ts';
import type { DataFileFacts, MyDataFacts } from './facts.ts';
import { fileDelivery, type FileSizeParts } from './file-delivery.ts';
import { exportLimits } from './limits.ts';
import type { FileRequests } from './prepare-file.ts';
import { readPersonalData } from './read-personal-data.ts';
import { mostShown, shownData } from './shown-data.ts';

/** What the page of a person's own data works with. */
export interface MyDataParts extends ProvingParts, Omit<FileSizeParts, 'db'> {
  db: Kysely<IdentityTables>;
  requests: FileRequests;
  accounts: ProvingParts['accounts'] & Pick<Accounts, 'byId'>;
  throttle: Pick<Throttle, 'attempt'>;
}

const ProofOfOwner = Type.Object({
  userId: Type.String({ maxLength: 100 }),
  action: Type.Enum(['code', 'app', 'open', 'file']),
  ...PostedProof.properties,
});

/** Shows a person all that is kept of it, once it has proved who it is. Works without a script. */
export function myDataPage(parts: MyDataParts): PageHandler<MemberVisit> {
  return {
    show: async (visit) => {
      const account = await accountOfVisit(visit, parts);
      const form = await openProof(visit, account, proofOf(account.id), parts);
      if (form.proof !== 'fresh') return { route: 'myData', facts: proofFacts(account, form) };
      const allowed = await parts.throttle.attempt(exportLimits(account.id));
      if (!allowed.ok) return refuse(account, { ...form, waitMinutes: allowed.minutes }).page;
      const reading = { ...parts, db: parts.db.$pickTables<never>() };
      const file = await fileOf(account, reading);
      const data = await readPersonalData(account.id, reading, mostShown);
      return {
        route: 'myData',
        facts: { status: 'ready', userId: account.id, file, parts: shownData(data) },
      };
    },
    form: pageForm({
      body: ProofOfOwner,
      submit: async (visit: MemberVisit, posted): Promise<FormResult> => {
        if (posted.userId !== visit.userId) {
          const { statusCode, error } = otherAccount;
          const facts: MyDataFacts = { status: 'otherAccount' };
          return { page: { route: 'myData', facts, statusCode }, errors: [error] };
        }
        const account = await accountOfVisit(visit, parts);
        const asked = proofOf(account.id);
        const allowed = await parts.throttle.attempt(exportLimits(account.id));
        if (!allowed.ok) {
          const form = await openProof(visit, account, asked, parts);
          return refuse(account, { ...form, waitMinutes: allowed.minutes });
        }
        if (posted.action === 'code' || posted.action === 'app') {
          const form = await askForProof(posted.action, visit, account, asked, parts);
          if (form.waitMinutes !== undefined) return refuse(account, form);
          return { page: { route: 'myData', facts: proofFacts(account, form) }, attributes: {} };
        }
        if (posted.action === 'file') {
          await askForFile(visit, account, parts);
          return { redirectTo: visit.address };
        }
        const proof = await provenSession(visit, posted, { account, asked }, parts);
        return proof.ok ? { redirectTo: visit.address } : refuse(account, proof.form);
      },
    }),
  };
}

/** Asks for a file that is large. Without a proof of the last minutes nothing is asked for: the page asks for it first. */
async function askForFile(
  { request, userId, language }: MemberVisit,
  account: KnownAccount,
  parts: MyDataParts,
): Promise<void> {
  const { db, sessions, requests } = parts;
  const session = await sessions.sessionOf(request);
  if (session === undefined || !(await sessions.isFresh(session.sid))) return;
  const { status } = await fileOf(account, { ...parts, db: db.$pickTables<never>() });
  if (status !== 'large') return;
  await db.transaction().execute(async (trx) => {
    if (!(await isStillSignedIn(trx, { accountId: userId, sid: session.sid }))) return;
    await requests.ask(trx, userId, language);
  });
}

/** How the file can be delivered. A mail tells of a large one, which goes to a proved address alone. */
async function fileOf({ id, emailVerifiedAt }: KnownAccount, reading: FileSizeParts): Promise<DataFileFacts> {
  const file = await fileDelivery(id, reading);
  if (emailVerifiedAt !== null) return file;
  switch (file.status) {
    case 'large':
      return { status: 'proveFirst' };
    case 'preparing':
      return { status: 'preparingUnmailed' };
    default:
      return file;
  }
}

function proofFacts({ id: userId }: KnownAccount, form: ProofForm): MyDataFacts {
  return { status: 'proof', userId, ...form };
}

function refuse(account: KnownAccount, form: ProofForm) {
  const { error, ...answer } = refusedProof(form);
  const page = { route: 'myData', facts: proofFacts(account, form), ...answer } as const;
  return { page, errors: [error] };
}

function proofOf(accountId: string): AskedProof {
  return { purpose: `own data ${accountId}`, codeFor: 'ownData' };
}
