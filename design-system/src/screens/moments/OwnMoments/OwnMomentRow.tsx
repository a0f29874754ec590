import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, media, space } from '../../../tokens/index.ts';
import { MomentQuote } from '../MomentQuote/MomentQuote.tsx';
import { MomentRound } from '../MomentRound/MomentRound.tsx';
import { useWhen } from '../useWhen.ts';
import type { OwnMomentItem } from './OwnMomentsState.ts';

export interface OwnMomentRowProps {
  frame: PageFrame;
  moment: OwnMomentItem;
  /** Its own page. */
  page: string;
}

/** A moment of one’s own: its hour and day, its line, who may see it, and the way to its page. */
export function OwnMomentRow({ frame, moment, page }: OwnMomentRowProps) {
  const { t } = useTranslation('ownMoments');
  const when = useWhen(frame)(moment);
  const { hour, line, audience, withheld } = moment;

  return (
    <Root>
      <Drawing>
        <MomentRound hour={hour} later />
      </Drawing>
      <Words>
        <strong>{when}</strong>
        {line !== undefined && <MomentQuote line={line} />}
        {withheld === undefined ? (
          <Text size="small" soft>
            {t(($) => $.audience[audience])}
          </Text>
        ) : (
          <Chip tone="warm">{t(($) => $.withheld[withheld])}</Chip>
        )}
      </Words>
      <LinkButton href={page} size="small" variant="secondary" aria-label={t(($) => $.openNamed, { when })}>
        {t(($) => $.open)}
      </LinkButton>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding-block: ${space[4]};

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  ${media.narrow} {
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: start;

    & > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

/* The hour is named beside it. */
const Drawing = styled.div`
  inline-size: 100%;
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;

  & > * {
    max-inline-size: 100%;
  }
  & > strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
