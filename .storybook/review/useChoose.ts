import * as React from 'react';
import { useStorybookApi } from 'storybook/manager-api';

/** How the choices of a page of review stand in its address. */
interface Address<Choice> {
  choiceIn: (queryString: string) => Choice;
  addressOf: (choice: Choice) => string;
  /** Choices that change with each letter or move: the address before is not kept for the way back. */
  passing?: readonly (keyof Choice)[];
}

/** Gives the function that changes choices, which is to change what the address says. */
export function useChoose<Choice extends object>(
  address: Address<Choice>,
): (chosen: Partial<Choice>) => void {
  const api = useStorybookApi();
  return React.useCallback(
    (chosen) => {
      const { choiceIn, addressOf, passing = [] } = address;
      // Read anew: what was chosen a moment ago may not be drawn yet.
      const next = addressOf({ ...choiceIn(window.location.search), ...chosen });
      api.navigateUrl(next, { plain: false, replace: passing.some((name) => name in chosen) });
    },
    [api, address],
  );
}
