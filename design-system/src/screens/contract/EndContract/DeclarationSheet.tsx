import { styled } from 'styled-components';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { color, fontSize, radius, space } from '../../../tokens/index.ts';
import { useTranslation } from 'react-i18next';
import type { TerminationDeclaration } from './EndContractState.ts';
import { useDeclarationRows } from './useDeclarationRows.ts';

export interface DeclarationSheetProps {
  frame: PageFrame;
  declaration: TerminationDeclaration;
}

/** What was declared, with the day and the time, and a file of it to be kept. */
export function DeclarationSheet({ frame, declaration }: DeclarationSheetProps) {
  const { t } = useTranslation('endContract');
  const rows = useDeclarationRows(declaration, frame);
  const text = [t(($) => $.sheet.title), '', ...rows.map(({ label, value }) => `${label}: ${value}`)].join(
    '\n',
  );

  return (
    <div>
      <Rows>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
      {/* A file without a script: the page itself holds it. */}
      <TextLink
        variant="action"
        download={`${t(($) => $.sheet.file)}.txt`}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      >
        {t(($) => $.sheet.save)}
      </TextLink>
    </div>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0 0 ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.l};
  background: ${color.surfaceSunken};

  & dt {
    color: ${color.textSoft};
    font-size: ${fontSize.small};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
