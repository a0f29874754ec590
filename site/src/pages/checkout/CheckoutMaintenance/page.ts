import { defineStaticPage } from '../../definePage.ts';
import { CheckoutMaintenanceRoute } from './CheckoutMaintenanceRoute.tsx';

export const page = defineStaticPage(CheckoutMaintenanceRoute);
