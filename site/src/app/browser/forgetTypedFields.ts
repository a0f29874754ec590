/** Where the tab keeps what was typed while another language is chosen. */
export const typedFieldsKey = 'typedFields';

/** For pages without a form, to which nothing that was typed belongs. A browser may refuse the storage altogether. */
export function forgetTypedFields(window: Pick<Window, 'sessionStorage'>): void {
  try {
    window.sessionStorage.removeItem(typedFieldsKey);
  } catch {
    // It holds nothing then.
  }
}
