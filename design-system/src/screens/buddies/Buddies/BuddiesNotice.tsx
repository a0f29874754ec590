import { useTranslation } from 'react-i18next';
import { waitOf } from '../../../formatting/waitOf.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { DoneNotice } from '../../account/DoneNotice/DoneNotice.tsx';
import type { BuddiesProblem, OwnBuddies } from './BuddiesState.ts';

/** What the last form has done, or why it could not. */
export function BuddiesNotice({ state }: { state: Pick<OwnBuddies, 'done' | 'problem'> }) {
  const { t } = useTranslation('buddies');
  const { done, problem } = state;

  function wordsFor(why: BuddiesProblem): string {
    if (why.reason === 'full') {
      return why.own ? t(($) => $.problem.full.own) : t(($) => $.problem.full.other);
    }
    const { unit, count } = waitOf(why.minutes);
    return t(($) => $.problem.tooMany[unit], { count });
  }

  if (problem !== undefined) {
    return (
      <Notice tone="warm" icon="circle-alert" tabIndex={-1} {...focusOnLoad}>
        {wordsFor(problem)}
      </Notice>
    );
  }
  return done !== undefined && <DoneNotice>{t(($) => $.done[done])}</DoneNotice>;
}
