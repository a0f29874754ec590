import type { OpenSite, RouteName } from './open-site.ts';

type Address<Name extends RouteName> = Pick<OpenSite['routes'][Name], 'path' | 'access'>;

/** The pages whose forms the API's description names. */
const describedPages: {
  [
    Name in 'forgotPassword' | 'login' | 'newPassword' | 'register' | 'ssoLogin' | 'workEnquiry'
  ]: Address<Name>;
} = {
  forgotPassword: { path: '/login/forgot-password', access: 'anyone' },
  login: { path: '/login', access: 'anyone' },
  newPassword: { path: '/login/forgot-password/new', access: 'anyone' },
  register: { path: '/register', access: 'anyone' },
  ssoLogin: { path: '/sso-login', access: 'anyone' },
  workEnquiry: { path: '/work', access: 'anyone' },
};

/** Stands in for the site before it is built, while the API is described. It draws nothing. */
export const unbuiltSite: OpenSite = {
  addressIn: (_language, path) => path,
  languages: ['en'] as unknown as OpenSite['languages'],
  release: 'unbuilt',
  routes: describedPages as OpenSite['routes'],
  draw: () => Promise.reject(new Error('The site is not built')),
  drawMail: throwUnbuilt,
  drawPlayer: throwUnbuilt,
  staticFolder: '/nowhere',
};

function throwUnbuilt(): never {
  throw new Error('The site is not built');
}
