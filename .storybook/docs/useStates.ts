import { useEffect, useState } from 'react';
import { statesIn, type Entry, type State } from '../review/states.ts';

let index: Promise<Record<string, Entry>> | undefined;

/** All states of all components, in the sidebar's order. Empty until Storybook's index is there. */
export function useStates(): State[] {
  const [states, setStates] = useState<State[]>([]);

  useEffect(() => {
    index ??= readIndex();
    void index.then((entries) => {
      setStates(statesIn(entries));
    });
  }, []);

  return states;
}

async function readIndex() {
  const response = await fetch('index.json');
  return ((await response.json()) as { entries: Record<string, Entry> }).entries;
}
