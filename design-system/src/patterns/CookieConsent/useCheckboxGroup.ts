import { useEffect, useRef, useState } from 'react';
import type { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';

interface LoadedGroup {
  CheckboxGroup: typeof CheckboxGroup;
  /** The names that were ticked before it was loaded. */
  chosen: string[];
}

/**
 * Loads `CheckboxGroup` when a disclosure opens, or was opened before React ran. The native boxes stay while one of them
 * has the focus, and where the code cannot be loaded.
 */
export function useCheckboxGroup(names: readonly string[]) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [group, setGroup] = useState<LoadedGroup>();

  useEffect(() => {
    const details = ref.current;
    if (details === null) return;
    const opened = new AbortController();

    async function load() {
      if (!details?.open) return;
      const { CheckboxGroup } = await import(
        /* webpackChunkName: 'checkbox-group' */ '../CheckboxGroup/CheckboxGroup.tsx'
      );
      const boxes = [...details.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
      if (opened.signal.aborted || boxes.some((box) => box === document.activeElement)) return;
      opened.abort();
      const ticked = boxes.filter(({ name, checked }) => checked && names.includes(name));
      setGroup({ CheckboxGroup, chosen: ticked.map(({ name }) => name) });
    }

    const onToggle = () => {
      load().catch(() => undefined);
    };
    details.addEventListener('toggle', onToggle, { signal: opened.signal });
    onToggle();
    return () => {
      opened.abort();
    };
  }, [names]);

  return { ref, group };
}
