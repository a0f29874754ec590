import { usableName } from '../../domain/person-name.ts';

/** Who gives the free days, in the words of pages and vouchers: the member's first name, or ours where that cannot be shown. */
export function giverName({ firstName }: { firstName: string }): string {
  return usableName(firstName) || 'Stillpoint';
}
