import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface OtherAccountProps {
  frame: PageFrame;
  links: { switchAccount: string; help: string };
  /** What it means for a page that has more to say than that nothing was changed. */
  words?: { title: string; text: string };
}

/** In place of a page that was opened for one account, while another one is logged in. */
export function OtherAccount({ frame, links, words }: OtherAccountProps) {
  const { t } = useTranslation('otherAccount');

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title={words?.title ?? t(($) => $.title)}
      text={words?.text ?? t(($) => $.text)}
      actions={
        <>
          <SwitchAccount action={links.switchAccount}>{t(($) => $.switch)}</SwitchAccount>
          <LinkButton href={links.help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}
