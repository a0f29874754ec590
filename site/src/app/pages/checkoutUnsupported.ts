import { CheckoutUnsupportedRoute } from '../../routes/CheckoutUnsupportedRoute.tsx';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: CheckoutUnsupportedRoute,
  reducers: {},
  sagas: [],
  stateFrom: () => ({}),
});
