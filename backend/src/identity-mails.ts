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
          // Workplaces have one name.
          const companies = connections && [...new Set(connections.map(companyOf))];
          const facts = { ...name, link, minutes, ...(companies && { companies }) };
          return mail.send({ ...address, mail: 'passwordReset', facts }, trx);
        }
        case 'dataFile': {
          const { link, hours } = message;
          return mail.send({ ...address, mail: 'dataFile', facts: { ...name, link, hours } }, trx);
        }
        case 'passwordChanged': {
          const { changedAt, sessionKept } = message;
          const facts = { ...name, changedOn: dayOf(changedAt), ...(sessionKept && { sessionKept }) };
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
          const facts = { ...name, company: companyOf(message.connection) };
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
        case 'passkeyRemoved': {
          const change = message.mail === 'passkeyAdded' ? 'added' : 'removed';
          const facts = { ...name, change, changedOn: dayOf(message.changedAt) } as const;
          return mail.send({ ...address, mail: 'passkeyChanged', facts }, trx);
        }
      }
    },
  };
}

/** A connection as mails know it: an organisation's own has a name that only we know. */
function companyOf(connection: string): MailFacts['identityLinked']['company'] {
  return socialConnections.find((name) => name === connection) ?? 'workplace';
}
