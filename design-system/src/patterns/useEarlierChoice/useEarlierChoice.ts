import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Reports the radio button that was chosen before hydration, where it differs from the one that the server rendered. The ref belongs to the group.
 */
export function useEarlierChoice(
  drawn: string,
  onChoice: ((value: string) => void) | undefined,
): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);

  const report = useEffectEvent(() => {
    const picked = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (picked && picked.value !== drawn) onChoice?.(picked.value);
  });

  useEffect(() => {
    report();
  }, []);

  return group;
}
