import { dayOf } from './domain/days.ts';
import { socialConnections } from './config/social-connections.ts';
import type { IdentityMail } from './modules/identity/index.ts';
import type { Mail } from './modules/mail/index.ts';
import { nameInMails } from './name-in-mails.ts';
import type { MailFacts } from './site/open-site.ts';

/** Turns what identity knows into what a mail says. */
export function identityMails(mail: Pick<Mail<MailFacts>, 'send'>, siteOrigin: string): IdentityMail {
  return {
    send({ key, to, language, ...message }, trx) {
      const address = { key, to, language };
      const name = nameInMails(message);
      switch (message.mail) {
        case 'passwordReset': {
          const { link, minutes, connections } = message;
          const companies = connections && companiesOf(connections);
          const facts = { ...name, link, minutes, ...(companies && { companies }) };
          return mail.send({ ...address, mail: 'passwordReset', facts }, trx);
        }
        case 'dataFile': {
          const { link, hours } = message;
          return mail.send({ ...address, mail: 'dataFile', facts: { ...name, link, hours } }, trx);
        }
        case 'passwordChanged': {
          const { changedAt, sessionKept, removed, appRemoved } = message;
          const facts = {
            ...{ ...name, changedOn: dayOf(changedAt) },
            ...(sessionKept && { sessionKept }),
            ...(removed && removedFacts(removed)),
            ...(appRemoved && { appRemoved }),
          };
          return mail.send({ ...address, mail: 'passwordChanged', facts }, trx);
        }
        case 'emailChanged': {
          const { newEmail, wayBack } = message;
          const facts = {
            ...{ ...name, newEmail, changedOn: dayOf(message.changedAt) },
            ...(wayBack && { wayBack: { link: wayBack.link, until: dayOf(wayBack.until) } }),
          };
          return mail.send({ ...address, mail: 'emailChanged', facts }, trx);
        }
        case 'identityLinked': {
          const company =
            'issuer' in message ? { host: new URL(message.issuer).host } : companyOf(message.connection);
          const facts = { ...name, company };
          return mail.send({ ...address, mail: 'identityLinked', facts }, trx);
        }
        case 'identityUnlinked': {
          const { connection, onlyLoginMethod } = message;
          const facts = {
            ...name,
            company: companyOf(connection),
            ...(onlyLoginMethod && { onlyLoginMethod }),
          };
          return mail.send({ ...address, mail: 'identityUnlinked', facts }, trx);
        }
        case 'accountDeletion': {
          const { stage, link } = message;
          const facts = { ...name, stage, link, deletesOn: dayOf(message.deletesAt) };
          return mail.send({ ...address, mail: 'accountDeletion', facts }, trx);
        }
        case 'addressCode': {
          const { codeFor, code, minutes, page } = message;
          const link = page === undefined ? {} : { link: `${siteOrigin}${page}` };
          const facts = { ...name, codeFor, code, minutes, ...link };
          return mail.send({ ...address, mail: 'addressCode', facts }, trx);
        }
        case 'signInCode': {
          const { code, minutes } = message;
          return mail.send({ ...address, mail: 'signInCode', facts: { ...name, code, minutes } }, trx);
        }
        case 'loginCode': {
          const { code, minutes } = message;
          const facts = { ...name, code, minutes, manyTries: true } as const;
          return mail.send({ ...address, mail: 'signInCode', facts }, trx);
        }
        case 'secondFactorChanged': {
          const { factor, change, changedAt } = message;
          const facts = { ...name, factor, change, changedOn: dayOf(changedAt) };
          return mail.send({ ...address, mail: 'secondFactorChanged', facts }, trx);
        }
        case 'recoveryCodes': {
          const { change, left, changedAt } = message;
          const facts = { ...name, change, left, changedOn: dayOf(changedAt) };
          return mail.send({ ...address, mail: 'recoveryCodes', facts }, trx);
        }
        case 'wrongCodes': {
          const facts = { ...name, triedOn: dayOf(message.triedAt) };
          return mail.send({ ...address, mail: 'wrongCodes', facts }, trx);
        }
        case 'passkeyAdded':
        case 'passkeyRemoved':
        case 'passkeyRefused': {
          const change = passkeyChanges[message.mail];
          const facts = { ...name, change, changedOn: dayOf(message.changedAt) } as const;
          return mail.send({ ...address, mail: 'passkeyChanged', facts }, trx);
        }
      }
    },
  };
}

/** What happened to a passkey, by the mail that tells of it. */
const passkeyChanges = {
  passkeyAdded: 'added',
  passkeyRemoved: 'removed',
  passkeyRefused: 'refused',
} as const;

/** The other login methods that went with a password. Absent where there were none. */
function removedFacts({
  connections,
  passkeys,
}: {
  connections: readonly string[];
  passkeys: number;
}): Pick<MailFacts['passwordChanged'], 'removed'> {
  if (connections.length === 0 && passkeys === 0) return {};
  return { removed: { companies: companiesOf(connections), passkeys: passkeys > 0 } };
}

/** Each company once: all workplaces have one name. */
function companiesOf(connections: readonly string[]) {
  return [...new Set(connections.map(companyOf))];
}

/** A connection as mails know it: an organisation's own has a name that only we know. */
function companyOf(connection: string): MailFacts['identityUnlinked']['company'] {
  return socialConnections.find((name) => name === connection) ?? 'workplace';
}
