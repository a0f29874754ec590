import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface ProveAddressFirstProps {
  frame: PageFrame;
  /** Why the address has to be proved for what the page does. */
  text: string;
  links: { confirm: string };
  back: { label: string; href: string };
}

/** In place of a page that takes a proved address, while that of the account was never proved. */
export function ProveAddressFirst({ frame, text, links, back }: ProveAddressFirstProps) {
  const { t } = useTranslation('account');

  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="still"
      title={t(($) => $.proveFirst.title)}
      text={text}
      actions={
        <>
          <LinkButton href={links.confirm}>{t(($) => $.proveFirst.action)}</LinkButton>
          <LinkButton href={back.href} variant="plain">
            {back.label}
          </LinkButton>
        </>
      }
    />
  );
}
