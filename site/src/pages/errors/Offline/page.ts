import { defineStaticPage } from '../../definePage.ts';
import { OfflineRoute } from './OfflineRoute.tsx';

export const page = defineStaticPage(OfflineRoute);
