import { defineStaticPage } from '../../definePage.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

export const page = defineStaticPage(NotFoundRoute);
