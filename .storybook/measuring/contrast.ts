import axe, { type CheckResult } from 'axe-core';
import type { Problem } from '../review/problems/record.ts';
import { compared } from '../words/found.ts';
import { placeOf, shortened } from './texts-on-show.ts';

/** Words that axe finds too little contrast in. */
export async function lowContrast(theme: 'day' | 'night'): Promise<Problem[]> {
  const { violations } = await axe.run(
    { include: [['body']], exclude: [['#storybook-highlights-root']] },
    {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: ['color-contrast'] },
      selectors: false,
      elementRef: true,
    },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ element, any }) => ({
      kind: 'contrast' as const,
      text: shortened(compared(element?.textContent ?? '')),
      ...ratiosIn(any),
      theme,
      ...(element && { place: placeOf([element.getBoundingClientRect()]) }),
    })),
  );
}

function ratiosIn([check]: CheckResult[]): { ratio: number; needed: number } {
  const { contrastRatio = 0, expectedContrastRatio = '' } = (check?.data ?? {}) as {
    contrastRatio?: number;
    expectedContrastRatio?: string;
  };
  return { ratio: contrastRatio, needed: Number.parseFloat(expectedContrastRatio) };
}
