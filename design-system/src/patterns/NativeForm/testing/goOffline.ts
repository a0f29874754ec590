/** Lets the browser say that it has no connection, for stories. Returns what takes that back. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
