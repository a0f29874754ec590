import { useTranslation } from 'react-i18next';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { NewsletterLinkState } from './NewsletterLinkState.ts';

export interface NewsletterLinkProps {
  frame: PageFrame;
  state: NewsletterLinkState;
  links: { submit: string; newsletter: string; home: string };
}

/** Joins or leaves the list of the newsletter by a link of a mail, at one press. Native forms alone. */
export function NewsletterLink({ frame, state, links }: NewsletterLinkProps) {
  const { t } = useTranslation('newsletterLink');
  const { status } = state;

  return (
    <CardLayout frame={frame} title={t(($) => $[status].title)} text={t(($) => $[status].text)}>
      {state.status === 'confirm' || state.status === 'leave' ? (
        <form method="post" action={links.submit}>
          <input type="hidden" name="token" value={state.token} />
          <Button type="submit" wide>
            {t(($) => $[state.status].submit)}
          </Button>
        </form>
      ) : (
        <LinkButton href={state.status === 'invalidLink' ? links.newsletter : links.home}>
          {state.status === 'invalidLink' ? t(($) => $.invalidLink.again) : t(($) => $.home)}
        </LinkButton>
      )}
    </CardLayout>
  );
}
