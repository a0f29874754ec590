const choiceNames = new Set(['plan', 'voucher', 'country', 'postalCode', 'upgrade', 'begins', 'gift']);

/** What was chosen by the checkout's address, as a query to come back with: not what campaigns added to it. */
export function choicesIn(path: string): string {
  const query = new URLSearchParams(path.slice(path.indexOf('?') + 1));
  return new URLSearchParams([...query].filter(([name]) => choiceNames.has(name))).toString();
}
