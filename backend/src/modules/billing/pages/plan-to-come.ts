import type { FactsOf } from '../../../http/page-handler.ts';
import type { PageSources } from './page-sources.ts';

/** The plan that a person has bought for later. */
export async function planToCome(
  userId: string | undefined,
  billing: Pick<PageSources['billing'], 'membershipOf'>,
): Promise<FactsOf<'planSelection'>['planToCome']> {
  if (userId === undefined) return undefined;
  const { current, queued } = await billing.membershipOf(userId);
  if (queued === undefined) return undefined;
  return {
    ...{ kind: queued.kind, from: queued.startsOn },
    ...(current !== undefined && { follows: true as const }),
  };
}
