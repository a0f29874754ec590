import { defineStaticPage } from '../../definePage.ts';
import { AcceptInviteRoute } from './AcceptInviteRoute.tsx';

export const page = defineStaticPage(AcceptInviteRoute);
