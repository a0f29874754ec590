import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Logo } from '../../../primitives/Logo/Logo.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, font, fontSize, shadow, space } from '../../../tokens/index.ts';
import { printedSheetLook } from '../../../patterns/PrintedSheet/PrintedSheet.look.ts';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import type { GiftSummary } from '../GiftState.ts';
import type { GiftCardState } from './GivenGiftState.ts';
import type { GivenGiftProps } from './GivenGiftProps.ts';

export interface GiftSheetProps extends Pick<GivenGiftProps, 'frame'> {
  gift: GiftSummary;
  card: GiftCardState;
}

/** The page to print: always by day, and alone on its paper. */
export function GiftSheet({ frame, gift, card }: GiftSheetProps) {
  const { t } = useTranslation('gift');
  const { code, site, validUntil, giverName, message } = card;

  return (
    <Sheet data-theme="day" aria-label={t(($) => $.sheet.label)}>
      <Sky>
        <Heading level={2} size="h2" stop>
          {t(($) => $.sheet.title[gift.kind], { name: gift.receiverName })}
        </Heading>
        <Picture>
          <Scene name="strip" fit="cover" />
        </Picture>
      </Sky>
      <Paper>
        {message !== undefined && <Message>{message}</Message>}
        {giverName !== undefined && <Text>{t(($) => $.sheet.from, { name: giverName })}</Text>}
        <div>
          <Text size="small" soft>
            {t(($) => $.sheet.code)}
          </Text>
          <Code translate="no">{code}</Code>
        </div>
        <Logo />
        <Text size="small" soft>
          {t(($) => $.sheet.open, {
            site,
            day: formatDay(validUntil, frame.language, 'withYear', frame.country),
          })}
        </Text>
      </Paper>
    </Sheet>
  );
}

const Sheet = styled.section`
  ${printedSheetLook}
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.rest};
  overflow-wrap: anywhere;

  @media print {
    inline-size: 148mm;
    box-shadow: none;
    print-color-adjust: exact;
  }
`;

const Sky = styled.div`
  ${skyLook}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block-start: ${space[7]};
  text-align: center;

  & > h2 {
    padding-inline: ${space[5]};
    text-wrap: balance;
  }
`;

// Below the words, which stand on open sky: the light around the circle ends softly below them.
const Picture = styled.div`
  position: relative;
  isolation: isolate;
  block-size: 13rem;
  overflow: hidden;
  mask-image: linear-gradient(transparent, #000 24%);
`;

const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[6]};
`;

/** The giver's words, in their lines. */
const Message = styled.p`
  font: 400 ${fontSize.h3} / 1.45 ${font.display};
  white-space: pre-line;
`;

const Code = styled.p`
  padding-block-end: 0.2rem;
  border-block-end: 2px solid currentcolor;
  font: 400 1.375rem/1.4 ${font.display};
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: 0.02em;
  user-select: all;
`;
