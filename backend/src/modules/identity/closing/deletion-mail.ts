import { languagePrefix } from '../../../domain/languages.ts';
import type { IdentityMessage, KnownAccount } from '../ports.ts';
import { keepAccountPath } from './paths.ts';

type DeletionMessage = Extract<IdentityMessage, { mail: 'accountDeletion' }>;

/** A mail about the deletion of an account. Asked for twice, it goes out once for each deletion. */
export function deletionMail(
  stage: DeletionMessage['stage'],
  { id, email, language, firstName }: Pick<KnownAccount, 'id' | 'email' | 'language' | 'firstName'>,
  { askedAt, deletesAt, siteOrigin }: { askedAt: Date; deletesAt: Date; siteOrigin: string },
): DeletionMessage {
  return {
    mail: 'accountDeletion',
    key: `accountDeletion:${id}:${askedAt.toISOString()}:${stage}`,
    ...{ to: email, language, firstName, stage, deletesAt },
    link: `${siteOrigin}${languagePrefix(language)}${keepAccountPath}`,
  };
}
