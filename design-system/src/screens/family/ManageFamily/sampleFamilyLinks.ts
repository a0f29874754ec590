import type { ManageFamilyProps } from './ManageFamilyProps.ts';

/** Links for stories and tests. */
export const sampleFamilyLinks: ManageFamilyProps['links'] = {
  submit: '/family/manage',
  close: '/family/manage',
  remove: '/family/manage',
  withdraw: '/family/manage',
  leave: '/family/manage?leave=1',
  familyPlan: '/familyplan',
  plans: '/plans',
  subscription: '/subscription',
  confirm: '/user',
  switchAccount: '/logout?back=%2Ffamily%2Fmanage',
  help: 'https://help.example/',
};
