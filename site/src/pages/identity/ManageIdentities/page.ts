import { connectionNames } from '@stillpoint/design-system';
import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { effects } from './effects.ts';
import { ManageIdentitiesRoute } from './ManageIdentitiesRoute.tsx';
import {
  manageIdentities,
  manageIdentitiesFrom,
  onwardAddress,
  type ManageIdentitiesFacts,
} from './manageIdentities.ts';
import type { PartnerMember } from './partnerMember.ts';

export const page = definePage({
  Route: ManageIdentitiesRoute,
  ...effects,
  reducers: { ...effects.reducers, manageIdentities, onwardAddress },
  title: (facts: ManageIdentitiesFacts, i18n) => {
    const state = manageIdentitiesFrom(facts);
    if (state.status !== 'removing') return undefined;
    const t = i18n.getFixedT(null, 'manageIdentities');
    const { connection, workplace } = state.identity;
    const company = connection === undefined ? workplace : connectionNames[connection];
    return titledBy(
      company === undefined ? t(($) => $.removing.workplace) : t(($) => $.removing.title, { company }),
    );
  },
  stateFrom: ({ externalId, ...facts }: ManageIdentitiesFacts & PartnerMember) => ({
    manageIdentities: manageIdentitiesFrom(facts),
    onwardAddress: facts.onward?.address ?? '',
    partnerMember: externalId === undefined ? {} : { externalId },
  }),
});
