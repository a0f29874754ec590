import { timingSafeEqual } from 'node:crypto';
import { languagePrefix, type Language } from '../../domain/languages.ts';
import { uuidPattern } from '../../domain/uuid.ts';
import type { Digests } from '../../sealing/sealing.ts';

/**
 * The links of invitations. A token is the invitation's id with a digest of it by our key: it is the same in each mail of an
 * invitation, and the database alone does not hold what opens one.
 */
export function createInvitationLinks({ digests, siteOrigin }: { digests: Digests; siteOrigin: string }) {
  return {
    linkTo: (invitationId: string, language: Language): string => {
      const token = `${invitationId}.${digests.of(invitationId)}`;
      return `${siteOrigin}${languagePrefix(language)}/family/accept-invite?token=${token}`;
    },

    /** The id of the invitation that a token opens; undefined for what we never mailed. */
    idIn: (token: string): string | undefined => {
      const [id = '', digest = ''] = token.split('.', 2);
      if (!uuidPattern.test(id) || !/^[\w-]{43}$/.test(digest)) return undefined;
      const isOurs = digests.all(id).some((ours) => {
        return timingSafeEqual(Buffer.from(ours), Buffer.from(digest));
      });
      return isOurs ? id : undefined;
    },
  };
}

export type InvitationLinks = ReturnType<typeof createInvitationLinks>;
