'use client';

import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Agreement } from '../Agreement/Agreement.tsx';
import { LookupForm } from './LookupForm.tsx';
import { SignedInNotice } from './SignedInNotice.tsx';
import type { SsoLoginProps } from './SsoLoginProps.ts';

/** Logging in by a workplace: two questions, then the look-up of the organisation. To connect it to an account, the look-up alone. */
export function SsoLogin({ frame, state, links, onCardOpen, onHelpOpen, onSubmit }: SsoLoginProps) {
  const { t } = useTranslation('ssoLogin');
  const signedIn = <SignedInNotice account={frame.account} links={links} />;

  function openCard(event: MouseEvent<HTMLAnchorElement>) {
    if (isForOtherTab(event)) return;
    event.preventDefault();
    onCardOpen(event.currentTarget.getAttribute('href') ?? '');
  }

  switch (state.status) {
    case 'existingAccount':
      return (
        <CardLayout
          frame={frame}
          topic={t(($) => $.topic)}
          title={t(($) => $.existingAccount.title)}
          text={t(($) => $.existingAccount.text)}
        >
          {signedIn}
          <Stack gap={3}>
            <LinkButton wide href={links.connectedToSso} onClick={openCard}>
              {t(($) => $.existingAccount.yes)}
            </LinkButton>
            <LinkButton wide variant="secondary" href={links.newAccount} onClick={openCard}>
              {t(($) => $.existingAccount.no)}
            </LinkButton>
          </Stack>
        </CardLayout>
      );
    case 'connectedToSso':
      return (
        <CardLayout
          frame={frame}
          topic={t(($) => $.topic)}
          title={t(($) => $.connectedToSso.title)}
          text={t(($) => $.connectedToSso.text)}
        >
          {signedIn}
          <Stack gap={3}>
            <LinkButton wide href={links.connectedAccount} onClick={openCard}>
              {t(($) => $.connectedToSso.yes)}
            </LinkButton>
            <LinkButton
              wide
              variant="secondary"
              href={links.connectAccount}
              onClick={(event) => {
                if (!isForOtherTab(event)) onHelpOpen();
              }}
            >
              {t(($) => $.connectedToSso.no)}
            </LinkButton>
          </Stack>
          <Centred size="small">
            <TextLink href={links.helpArticle} target="_blank" rel="noopener">
              {t(($) => $.connectedToSso.help)}
              <VisuallyHidden> {t(($) => $.newWindow)}</VisuallyHidden>
            </TextLink>
          </Centred>
        </CardLayout>
      );
    case 'found': {
      const connects = state.purpose === 'connect';
      return (
        <CardLayout
          frame={frame}
          header={connects ? 'account' : 'quiet'}
          topic={t(($) => $.found.topic)}
          title={state.organisation.name}
          text={connects ? t(($) => $.connect.found) : t(($) => $.found.text)}
        >
          {connects ? <Notice>{t(($) => $.connect.workplaceAccess)}</Notice> : signedIn}
          <Stack gap={3}>
            <LinkButton wide href={links.organisation}>
              {t(($) => $.found.continue)}
            </LinkButton>
            <LinkButton wide variant="plain" href={links.searchAgain} onClick={openCard}>
              {t(($) => $.found.searchAgain)}
            </LinkButton>
            {connects && <BackToIdentities href={links.identities} />}
          </Stack>
          {/* By the login at work, a person who is new gets an account. */}
          {!connects && <Agreement links={frame.links} />}
        </CardLayout>
      );
    }
    case 'ready':
    case 'submitting':
    case 'offline':
    case 'notFound':
    case 'tooManyAttempts':
    case 'unavailable': {
      const form = <LookupForm state={state} links={links} onSubmit={onSubmit} />;
      if (state.purpose === 'connect') {
        return (
          <CardLayout
            frame={frame}
            header="account"
            topic={t(($) => $.connect.topic)}
            title={t(($) => $.connect.title)}
            text={t(($) => $.connect.text)}
          >
            {form}
            <BackToIdentities href={links.identities} />
          </CardLayout>
        );
      }
      return (
        <CardLayout
          frame={frame}
          topic={t(($) => $.topic)}
          title={t(($) => $.lookup.title)}
          text={t(($) => $.lookup.text)}
        >
          {signedIn}
          {form}
          <Centred size="small" soft>
            {t(($) => $.lookup.login.question)}{' '}
            <TextLink variant="action" href={links.login}>
              {t(($) => $.lookup.login.link)}
            </TextLink>
          </Centred>
          <Centred size="small" soft>
            {t(($) => $.lookup.register.question)}{' '}
            <TextLink variant="action" href={links.register}>
              {t(($) => $.lookup.register.link)}
            </TextLink>
          </Centred>
        </CardLayout>
      );
    }
  }
}

/** Out of the look-up, for those who are logged in. */
function BackToIdentities({ href }: { href: string }) {
  const { t } = useTranslation('ssoLogin');

  return (
    <LinkButton wide variant="plain" href={href}>
      {t(($) => $.connect.back)}
    </LinkButton>
  );
}

/** Whether the press opens the link in another tab or window, which is the browser's to do. */
function isForOtherTab({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

const Centred = styled(Text)`
  text-align: center;
`;
