import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from '../globals.ts';

type Name = keyof typeof initialGlobals;

/** What a toolbar shows. */
export function useGlobal(name: Name): string {
  return useSyncExternalStore(subscribe, () => current(name));
}

function subscribe(onChange: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, onChange);
  return () => {
    channel.off(GLOBALS_UPDATED, onChange);
  };
}

function current(name: Name): string {
  const channel = addons.getChannel();
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [GlobalsEvent?];
  return event?.globals[name] ?? initialGlobals[name];
}

interface GlobalsEvent {
  globals: Partial<Record<Name, string>>;
}
