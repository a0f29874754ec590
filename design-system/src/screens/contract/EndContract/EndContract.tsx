import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatList } from '../../../formatting/formatList.ts';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { DeclarationSheet } from './DeclarationSheet.tsx';
import { EndContractForm } from './EndContractForm.tsx';
import type { EndContractState } from './EndContractState.ts';

export interface EndContractProps {
  frame: PageFrame;
  state: EndContractState;
  links: { submit: string; home: string; help: string; login: string; privacy: string };
}

/**
 * Ends a contract without a login: the declaration, its acknowledgement to be kept, and its confirmation by the link of a mail.
 * Native forms alone.
 */
export function EndContract({ frame, state, links }: EndContractProps) {
  const { t } = useTranslation('endContract');
  const topic = t(($) => $.sheet.title);

  switch (state.status) {
    case 'ready':
    case 'checkAgain':
    case 'tooManyAttempts':
      return (
        <CardLayout frame={frame} title={t(($) => $.title)} text={t(($) => $.text)}>
          <EndContractForm state={state} loggedIn={frame.account.status === 'signedIn'} links={links} />
        </CardLayout>
      );
    case 'received':
      return (
        <CardLayout
          frame={frame}
          topic={topic}
          title={t(($) => $.received.title)}
          text={t(($) => $.received.text)}
        >
          <DeclarationSheet frame={frame} declaration={state.declaration} />
          <Text size="small" soft>
            {t(($) => $.received.hint)}
          </Text>
          <LinkButton href={links.home} variant="plain" wide>
            {t(($) => $.home)}
          </LinkButton>
        </CardLayout>
      );
    case 'confirm':
      return (
        <CardLayout
          frame={frame}
          topic={topic}
          title={t(($) => $.confirm.title)}
          text={t(($) => $.confirm.text)}
        >
          <DeclarationSheet frame={frame} declaration={state.declaration} />
          <form method="post" action={links.submit}>
            <input type="hidden" name="step" value="confirm" />
            <input type="hidden" name="token" value={state.token} />
            <Button type="submit" wide>
              {t(($) => $.submit)}
            </Button>
          </form>
        </CardLayout>
      );
    case 'confirmed': {
      const { declaration, outcome, endedOn, contracts, charged = false } = state;
      const found = outcome !== 'nothing' && outcome !== 'unknownNumber';
      const day = endedOn ?? declaration.endsOn;
      const words = {
        day: day === undefined ? '' : formatDay(day, frame.language, 'withYear', frame.country),
        email: declaration.email,
        contract: declaration.contract ?? '',
      };
      return (
        <CardLayout
          frame={frame}
          topic={topic}
          title={t(($) => $.confirmed[outcome].title)}
          text={t(($) => $.confirmed[outcome].text, words)}
        >
          {declaration.kind === 'forCause' && (
            <Text size="small" soft>
              {t(
                ($) =>
                  $.confirmed.forCause[outcome === 'ended' || outcome === 'calledOff' ? 'ended' : 'open'],
              )}
            </Text>
          )}
          {contracts !== undefined && (
            <Text size="small" soft>
              {t(($) => $.confirmed.several, { contracts: formatList(contracts, frame.language) })}
            </Text>
          )}
          {charged && (
            <Text size="small" soft>
              {t(($) => $.confirmed.charged)}
            </Text>
          )}
          <DeclarationSheet frame={frame} declaration={declaration} />
          {outcome === 'unknownNumber' && (
            <LinkButton href={links.submit} wide>
              {t(($) => $.invalidLink.again)}
            </LinkButton>
          )}
          <LinkButton
            href={found ? links.home : links.help}
            variant={outcome === 'unknownNumber' ? 'plain' : 'primary'}
            wide
          >
            {found ? t(($) => $.home) : t(($) => $.help)}
          </LinkButton>
        </CardLayout>
      );
    }
    case 'invalidLink':
      return (
        <CardLayout
          frame={frame}
          topic={topic}
          title={t(($) => $.invalidLink.title)}
          text={t(($) => $.invalidLink.text)}
        >
          <LinkButton href={links.submit} wide>
            {t(($) => $.invalidLink.again)}
          </LinkButton>
          <LinkButton href={links.help} variant="plain" wide>
            {t(($) => $.help)}
          </LinkButton>
        </CardLayout>
      );
  }
}
