import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoment } from '../../../formatting/formatMoment.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { MyDataProps } from './MyDataProps.ts';
import type { MyDataState } from './MyDataState.ts';

export interface DataFileProps extends Pick<MyDataProps, 'frame' | 'links'> {
  state: Pick<Extract<MyDataState, { status: 'ready' }>, 'file' | 'userId'>;
}

/** The file to download. A large one is asked for first, and made in the background. */
export function DataFile({ frame: { language, country }, state: { file, userId }, links }: DataFileProps) {
  const { t } = useTranslation('myData');
  const { t: shared } = useTranslation('account');
  // Not `download`: that would save the page to which it leads where the proof is too old by now.
  const download = <LinkButton href={links.file}>{t(($) => $.download)}</LinkButton>;

  switch (file.status) {
    case 'atOnce':
      return download;
    case 'large':
      return (
        <>
          <Message>{t(($) => $.file.large)}</Message>
          <form method="post" action={links.submit}>
            <input type="hidden" name="userId" value={userId} />
            <Button type="submit" name="action" value="file">
              {t(($) => $.file.prepare)}
            </Button>
          </form>
        </>
      );
    case 'proveFirst':
      return (
        <>
          <Message>{t(($) => $.file.proveFirst)}</Message>
          <LinkButton href={links.confirm}>{shared(($) => $.proveFirst.action)}</LinkButton>
        </>
      );
    case 'preparing':
      return <Message>{t(($) => $.file.preparing)}</Message>;
    case 'preparingUnmailed':
      return (
        <>
          <Message>{t(($) => $.file.preparingUnmailed)}</Message>
          <LinkButton href={links.confirm}>{shared(($) => $.proveFirst.action)}</LinkButton>
        </>
      );
    case 'prepared':
      return (
        <>
          <Message tone="success">
            {t(($) => $.file.prepared, { moment: formatMoment(file.until, language, country) })}
          </Message>
          {download}
        </>
      );
  }
}

/** A line of its own above the buttons. */
const Message = styled(Notice)`
  flex-basis: 100%;
`;
