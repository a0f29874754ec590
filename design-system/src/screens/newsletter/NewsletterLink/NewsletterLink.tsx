import { useTranslation } from 'react-i18next';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { NewsletterLinkState } from './NewsletterLinkState.ts';

export interface NewsletterLinkProps {
  frame: PageFrame;
  state: NewsletterLinkState;
  links: { submit: string; newsletter: string; account: string; home: string };
}

/** Joins or leaves the newsletter, or ends mails about offers, by a link of a mail, at one press. Native forms alone. */
export function NewsletterLink({ frame, state, links }: NewsletterLinkProps) {
  const { t } = useTranslation('newsletterLink');
  const { status } = state;

  function wayOn(): { href: string; children: string } {
    if (status === 'invalidLink') return { href: links.newsletter, children: t(($) => $.invalidLink.again) };
    if (status === 'invalidOffersLink') {
      return { href: links.account, children: t(($) => $.invalidOffersLink.account) };
    }
    return { href: links.home, children: t(($) => $.home) };
  }

  return (
    <CardLayout frame={frame} title={t(($) => $[status].title)} text={t(($) => $[status].text)}>
      {'token' in state ? (
        <form method="post" action={links.submit}>
          <input type="hidden" name="token" value={state.token} />
          <Button type="submit" wide>
            {t(($) => $[state.status].submit)}
          </Button>
        </form>
      ) : (
        <LinkButton {...wayOn()} />
      )}
    </CardLayout>
  );
}
