'use client';

import { useSyncExternalStore } from 'react';

/** False on the server and while the page is taken over, true from then on: for what only works with a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, always, never);
}

function subscribeToNothing() {
  return unsubscribe;
}

function unsubscribe() {
  return undefined;
}

function always() {
  return true;
}

function never() {
  return false;
}
