import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { dataFileContent } from './dataFileContent.ts';
import type { DataFileFacts } from './DataFileState.ts';

export interface DataFileProps {
  frame: MailFrame;
  facts: DataFileFacts;
}

/** The mail that leads to the file of a person's own data. The file itself is never mailed. */
export function DataFile({ frame, facts }: DataFileProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={dataFileContent(facts, frame, t)} frame={frame} />;
}
