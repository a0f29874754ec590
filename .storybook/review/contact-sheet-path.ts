/** The manager's address of a component's contact sheet. */
export function contactSheetPath(component = ''): string {
  return `/contact-sheet/${component}`;
}

/** The component that a story belongs to, or that a contact sheet shows. */
export function componentIn(address: string): string {
  return address.replace(contactSheetPath(), '').replace(/--.*$/, '');
}
