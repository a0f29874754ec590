'use client';

import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, then true: for what only works with a script. */
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
