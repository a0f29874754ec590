import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { clockOf } from '../../../patterns/Player/drawnPlayer.ts';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { color, space } from '../../../tokens/index.ts';
import { useExercise } from '../../home/useExercise.ts';
import { MomentQuote } from '../MomentQuote/MomentQuote.tsx';
import { MomentRound } from '../MomentRound/MomentRound.tsx';
import type { CommunityProps } from './CommunityProps.ts';

export interface MomentItemProps {
  moment: CommunityProps['state']['moments'][number];
  /** Its own page. */
  page: string;
  /** Where it is reported. Visitors log in first. */
  report: string | undefined;
}

/** A moment in the list: its hour as a drawing, the line, who shared it, and where it can be listened to. */
export function MomentItem({ moment, page, report }: MomentItemProps) {
  const { t } = useTranslation('community');
  const { t: moments } = useTranslation('moments');
  const { title, seconds } = useExercise(moment.exercise).content;
  const { name, hour, line, own = false, reported = false } = moment;

  return (
    <Root>
      <Sky>
        <Drawing role="img" aria-label={moments(($) => $.hour[hour])}>
          <MomentRound hour={hour} later />
        </Drawing>
      </Sky>
      {line !== undefined && <MomentQuote line={line} />}
      <div>
        <strong>{name}</strong>
        <Text size="small" soft>
          {moments(($) => $.exercise, { title, length: clockOf(seconds) })}
        </Text>
      </div>
      <Ways>
        <Listen variant="quiet" href={page} aria-label={t(($) => $.listenTo, { title, name })}>
          <Icon name="play" />
          {t(($) => $.listen)}
        </Listen>
        {own && <Chip>{t(($) => $.own)}</Chip>}
        {reported && <Chip tone="off">{t(($) => $.reported)}</Chip>}
        {!own && !reported && report !== undefined && (
          <Report variant="quiet" href={report} aria-label={t(($) => $.reportOf, { name })}>
            {t(($) => $.report)}
          </Report>
        )}
      </Ways>
    </Root>
  );
}

const round = '104px';

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;

  & strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & p {
    margin: 0;
  }
`;

/* The horizon of the drawing goes on beside it, to the next one. */
const Sky = styled.div`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset-inline: calc(${round} - 2px) var(--horizon-end);
    inset-block-start: calc(${round} * 0.655);
    block-size: 2px;
    background: ${color.horizon};
  }
`;

const Drawing = styled.div`
  inline-size: ${round};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  margin-block-start: auto;
`;

const Listen = styled(TextLink)`
  &[data-variant='quiet'] {
    margin-inline-start: -0.9rem;
    color: ${color.link};
  }
`;

const Report = styled(TextLink)`
  &[data-variant='quiet'] {
    color: ${color.textSoft};
  }
`;
