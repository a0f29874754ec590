import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isValidElement } from 'react';

/**
 * Gives controls to what can be typed or chosen alone: a React element, and what has one in it, would be shown as the
 * fields that React keeps in it. A node that is text can be typed.
 */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (hasElement(value)) return [name, { ...argType, control: false }];
      if (!/\bReact(Node|Element)\b/.test(String(argType.table?.type?.summary))) return [name, argType];
      return [name, { ...argType, control: typeof value === 'string' ? 'text' : false }];
    }),
  );

function hasElement(value: unknown): boolean {
  if (isValidElement(value)) return true;
  if (Array.isArray(value)) return value.some(hasElement);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasElement);
}
