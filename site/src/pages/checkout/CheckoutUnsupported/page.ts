import { defineStaticPage } from '../../definePage.ts';
import { CheckoutUnsupportedRoute } from './CheckoutUnsupportedRoute.tsx';

export const page = defineStaticPage(CheckoutUnsupportedRoute);
