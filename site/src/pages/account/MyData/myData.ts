import type { MyDataState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type MyDataFacts = MyDataState;

export const myData = fromServer<MyDataState>({ status: 'otherAccount' });

export function selectMyData(state: { myData: MyDataState }): MyDataState {
  return state.myData;
}
