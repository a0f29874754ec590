import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import type { ManageIdentitiesProps } from './ManageIdentitiesProps.ts';

/** The links of the screen in stories and tests. */
export const sampleIdentityLinks: ManageIdentitiesProps['links'] = {
  list: '/manage-identities',
  account: '/user',
  forgotPassword: '/login/forgot-password',
  removing: {
    apple: '/manage-identities?remove=apple',
    google: '/manage-identities?remove=google',
    facebook: '/manage-identities?remove=facebook',
    spotify: '/manage-identities?remove=spotify',
    personifyhealth: '/manage-identities?remove=personifyhealth',
    acorn: '/manage-identities?remove=acorn',
  },
  remove: '/user/identities/removal?userId=b7f1',
  confirm: '/user/confirmation?userId=b7f1',
  confirmByApp: '/user/confirmation/app?userId=b7f1',
  sendCode: '/user/address/code?userId=b7f1',
  checkCode: '/user/address/proof?userId=b7f1',
  sendConfirmation: '/user/confirmation/code?userId=b7f1',
  checkConfirmation: '/user/confirmation/proof?userId=b7f1',
  connect: sampleConnectionLinks,
  confirmBy: sampleConnectionLinks,
  sso: '/sso-login',
  connectWorkplace: '/sso-login?step=sso-login&intent=link',
  app: 'https://app.stillpoint.example',
  onward: '/checkout?plan=B2CANNUAL&voucher=SLEEP30',
};
