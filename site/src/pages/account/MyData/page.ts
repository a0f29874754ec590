import { definePage } from '../../definePage.ts';
import { myData, type MyDataFacts } from './myData.ts';
import { MyDataRoute } from './MyDataRoute.tsx';

export const page = definePage({
  Route: MyDataRoute,
  reducers: { myData },
  sagas: [],
  stateFrom: (facts: MyDataFacts) => ({ myData: facts }),
});
