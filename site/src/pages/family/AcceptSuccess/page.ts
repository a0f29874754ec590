import { defineStaticPage } from '../../definePage.ts';
import { AcceptSuccessRoute } from './AcceptSuccessRoute.tsx';

export const page = defineStaticPage(AcceptSuccessRoute);
