import { useTranslation } from 'react-i18next';
import { waitOf } from '../../../formatting/waitOf.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { ReportForm } from './ReportForm.tsx';
import type { ReportMomentProps } from './ReportMomentProps.ts';

/** Reports a moment of the community: its form, or why there is none. A native form alone. */
export function ReportMoment({ frame, state, links }: ReportMomentProps) {
  const { t } = useTranslation('reportMoment');
  const { t: moments } = useTranslation('moments');
  const community = <LinkButton href={links.community}>{t(($) => $.back)}</LinkButton>;

  switch (state.status) {
    case 'open':
      return <ReportForm frame={frame} state={state} links={links} />;
    case 'own':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          title={t(($) => $.own.title)}
          text={t(($) => $.own.text)}
          actions={<LinkButton href={links.own}>{t(($) => $.own.action)}</LinkButton>}
        />
      );
    case 'reported':
    case 'gone': {
      const { status } = state;
      return (
        <StateLayout
          frame={frame}
          scene={status === 'gone' ? 'missing' : 'still'}
          title={t(($) => $[status].title)}
          text={t(($) => $[status].text)}
          actions={community}
        />
      );
    }
    case 'tooMany': {
      const { unit, count } = waitOf(state.minutes);
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          title={moments(($) => $.tooMany.title)}
          text={t(($) => $.tooMany[unit], { count })}
          actions={community}
        />
      );
    }
  }
}
