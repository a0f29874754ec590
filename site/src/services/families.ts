import type { MemberApi, NotSignedIn } from '../api/client.ts';

export type FamilyGroupOutcome =
  | { kind: 'created'; id: string }
  /** The person has no family plan by now. */
  | { kind: 'refused' }
  | { kind: 'unreachable' };

/** What the site asks of families beside their forms. */
export interface Families {
  createGroup: () => Promise<FamilyGroupOutcome | NotSignedIn>;
}

export function createFamilies({ post }: MemberApi): Families {
  return {
    async createGroup() {
      const outcome = await post('/family/v1/groups', {});
      switch (outcome.kind) {
        case 'ok':
          return { kind: 'created', id: outcome.data.attributes.id };
        case 'notSignedIn':
          return outcome.why;
        case 'refused':
          return { kind: outcome.status < 500 ? 'refused' : 'unreachable' };
        case 'unreachable':
          return outcome;
      }
    },
  };
}
