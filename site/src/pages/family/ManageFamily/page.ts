import { defineStaticPage } from '../../definePage.ts';
import { ManageFamilyRoute } from './ManageFamilyRoute.tsx';

export const page = defineStaticPage(ManageFamilyRoute);
