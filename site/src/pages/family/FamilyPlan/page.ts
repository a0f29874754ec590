import { defineStaticPage } from '../../definePage.ts';
import { FamilyPlanRoute } from './FamilyPlanRoute.tsx';

export const page = defineStaticPage(FamilyPlanRoute);
