import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { ConnectionChoice } from '../ConnectionChoice/ConnectionChoice.tsx';
import type { BundleSpotifyState } from './BundleSpotifyState.ts';

export interface BundleSpotifyProps {
  frame: PageFrame;
  state: BundleSpotifyState;
  links: {
    register: string;
    login: string;
    connections: Readonly<Record<Connection, string>>;
  };
}

/** Signs up people who come from Spotify's offer. They connect Spotify on the page after it. */
export function BundleSpotify({ frame, state, links }: BundleSpotifyProps) {
  const { t } = useTranslation('bundleSpotify');

  return (
    <StateLayout
      frame={frame}
      scene="valley"
      header="quiet"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      card={
        <>
          <ConnectionChoice connections={state.connections} links={links.connections} />
          <LinkButton href={links.register} wide>
            {t(($) => $.email)}
          </LinkButton>
          <Centred size="small" soft>
            {t(($) => $.login.question)}{' '}
            <TextLink variant="action" href={links.login}>
              {t(($) => $.login.link)}
            </TextLink>
          </Centred>
        </>
      }
    />
  );
}

const Centred = styled(Text)`
  text-align: center;
`;
