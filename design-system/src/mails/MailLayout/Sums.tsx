import { Column, Hr, Row, Section } from './mailElements.ts';
import type { MailContent } from './MailContent.ts';
import { look, type MailRole } from './mailStyles.ts';
import { type } from './textStyles.ts';

export interface SumsProps {
  sums: NonNullable<MailContent['sums']>;
  total: MailContent['total'];
}

/** The lines of a payment and their total. */
export function Sums({ sums, total }: SumsProps) {
  return (
    <Section style={{ margin: '4px 0 20px' }}>
      {sums.map(({ label, amount, tone }) => (
        <Row key={label} style={{ marginBottom: '10px' }}>
          <Column {...look(roleOf[tone], tone === 'aside' ? type.small : type.body)}>{label}</Column>
          <Column align="right" {...look(roleOf[tone], figure(tone))}>
            {amount}
          </Column>
        </Row>
      ))}
      {total !== undefined && (
        <>
          <Hr {...look('rule', { border: 0, borderTop: '1px solid', margin: '14px 0' })} />
          <Row>
            <Column {...look('words', type.body)}>{total.label}</Column>
            <Column align="right" {...look('words', { ...type.figure, whiteSpace: 'nowrap' })}>
              {total.amount}
            </Column>
          </Row>
        </>
      )}
    </Section>
  );
}

type Tone = SumsProps['sums'][number]['tone'];

const roleOf: Record<Tone, MailRole> = { plain: 'words', less: 'less', aside: 'soft' };

function figure(tone: Tone) {
  return { ...(tone === 'aside' ? type.small : type.body), whiteSpace: 'nowrap' as const };
}
