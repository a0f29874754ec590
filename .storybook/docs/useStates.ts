import { useEffect, useState } from 'react';
import { statesIn, type Entry, type State } from '../review/states.ts';

let index: Promise<Record<string, Entry>> | undefined;

/** All states of all components, in the sidebar's order. Empty until Storybook's index is there. */
export function useStates(): State[] {
  const [states, setStates] = useState<State[]>([]);

  useEffect(() => {
    void indexOnce().then((entries) => {
      setStates(statesIn(entries));
    });
  }, []);

  return states;
}

/** Reads the index once for all components, and again where it failed. */
function indexOnce() {
  index ??= readIndex().catch((fault: unknown) => {
    index = undefined;
    throw fault;
  });
  return index;
}

async function readIndex() {
  const response = await fetch('index.json');
  if (!response.ok) throw new Error(`Storybook's index is not there: ${response.status}`);
  return ((await response.json()) as { entries: Record<string, Entry> }).entries;
}
