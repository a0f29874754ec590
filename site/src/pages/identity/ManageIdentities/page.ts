import { definePage } from '../../definePage.ts';
import { effects } from './effects.ts';
import { ManageIdentitiesRoute } from './ManageIdentitiesRoute.tsx';
import { manageIdentities, manageIdentitiesFrom, type ManageIdentitiesFacts } from './manageIdentities.ts';
import type { PartnerMember } from './partnerMember.ts';

export const page = definePage({
  Route: ManageIdentitiesRoute,
  ...effects,
  reducers: { ...effects.reducers, manageIdentities },
  stateFrom: ({ externalId, ...facts }: ManageIdentitiesFacts & PartnerMember) => ({
    manageIdentities: manageIdentitiesFrom(facts),
    partnerMember: externalId === undefined ? {} : { externalId },
  }),
});
