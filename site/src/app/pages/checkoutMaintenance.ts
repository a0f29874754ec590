import { CheckoutMaintenanceRoute } from '../../routes/CheckoutMaintenanceRoute.tsx';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: CheckoutMaintenanceRoute,
  reducers: {},
  sagas: [],
  stateFrom: () => ({}),
});
