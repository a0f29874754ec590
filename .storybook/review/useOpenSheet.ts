import { useStorybookApi } from 'storybook/manager-api';
import { sheetAddress } from './sheet-address.ts';

/** Gives a function that goes to a contact sheet without leaving the manager. */
export function useOpenSheet() {
  const api = useStorybookApi();

  return (...sheet: Parameters<typeof sheetAddress>) => {
    api.navigateUrl(sheetAddress(...sheet), { plain: false });
  };
}
