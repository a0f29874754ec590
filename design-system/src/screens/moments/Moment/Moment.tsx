import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { MomentProps } from './MomentProps.ts';
import { OpenMoment } from './OpenMoment.tsx';
import { OwnMoment } from './OwnMoment.tsx';

/** A shared moment: for its visitors to listen to, for the person who shared it to send or take back. Native forms alone. */
export function Moment({ frame, state, links }: MomentProps) {
  const { t } = useTranslation('moment');

  switch (state.status) {
    case 'open':
      return <OpenMoment frame={frame} state={state} links={links} />;
    case 'own':
      return <OwnMoment frame={frame} state={state} links={links} />;
    case 'gone':
    case 'revoked': {
      const { status } = state;
      return (
        <StateLayout
          frame={frame}
          scene={status === 'gone' ? 'missing' : 'still'}
          title={t(($) => $[status].title)}
          opensAtHeading={status === 'revoked'}
          text={t(($) => $[status].text)}
          actions={
            <>
              <LinkButton href={links.community}>{t(($) => $[status].community)}</LinkButton>
              {status === 'gone' ? (
                <LinkButton href={links.home} variant="plain">
                  {t(($) => $.gone.home)}
                </LinkButton>
              ) : (
                <LinkButton href={links.ownMoments} variant="plain">
                  {t(($) => $.revoked.all)}
                </LinkButton>
              )}
            </>
          }
        />
      );
    }
  }
}
