import { defineStaticPage } from '../../definePage.ts';
import { ServerProblemRoute } from './ServerProblemRoute.tsx';

export const page = defineStaticPage(ServerProblemRoute);
