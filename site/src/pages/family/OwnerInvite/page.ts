import { defineStaticPage } from '../../definePage.ts';
import { OwnerInviteRoute } from './OwnerInviteRoute.tsx';

export const page = defineStaticPage(OwnerInviteRoute);
