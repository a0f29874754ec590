import { definePage } from '../../definePage.ts';
import { effects } from './effects.ts';
import { myData, type MyDataFacts } from './myData.ts';
import { MyDataRoute } from './MyDataRoute.tsx';

export const page = definePage({
  Route: MyDataRoute,
  ...effects,
  reducers: { myData },
  stateFrom: (facts: MyDataFacts) => ({ myData: facts }),
});
