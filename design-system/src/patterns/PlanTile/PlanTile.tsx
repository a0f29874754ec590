import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Scene } from '../../primitives/Scene/Scene.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { color, font, fontSize, media, radius, shadow } from '../../tokens/index.ts';
import type { PlanMarkerKind } from '../PlanMarker/PlanMarker.options.ts';
import { skyLook } from '../Sky/Sky.look.ts';
import { TileMarker } from './TileMarker.tsx';

export interface PlanTileProps {
  marker: PlanMarkerKind;
  /** The highlighted plan of the group: taller, with a landscape and the primary button. */
  leading?: boolean;
  /** Level of its heading below that of the group. */
  level?: 2 | 3;
  name: string;
  /** A word or two beside the name. */
  badge?: string | undefined;
  /** Written out, with its currency. */
  price: string;
  /** How often that price is charged: "a year". */
  per: string;
  /** What is paid without a discount: struck through before the price, and in words, as screen readers pass over the line. */
  ordinaryPrice?: { price: string; words: string };
  /** What is paid once a discount has ended, and from when, in letters as large. `lead` is a word before it: "then". */
  afterwards?: { lead: string; price: string; per: string };
  /** The price of another period, to compare: nothing of the sort is charged. */
  comparison?: string | undefined;
  points: readonly ReactNode[];
  action: { label: string; href: string };
  /** Where it is given as a gift. `name` is heard in place of the label, which it contains. */
  gift?: { label: string; name: string; href: string } | undefined;
}

/** A plan: its price, its benefits and the link to buy it. */
export function PlanTile({
  marker,
  leading = false,
  level = 3,
  name,
  badge,
  price,
  per,
  ordinaryPrice,
  afterwards,
  comparison,
  points,
  action,
  gift,
}: PlanTileProps) {
  const id = useId();

  return (
    <Root data-leading={leading || undefined} aria-labelledby={id}>
      {leading ? (
        <Landscape>
          <Scene name="strip" fit="cover" />
        </Landscape>
      ) : (
        <TileMarker kind={marker} />
      )}
      <Body>
        <Name>
          <Heading level={level} size="h3" id={id}>
            {name}
          </Heading>
          {badge !== undefined && <Chip tone={leading ? 'sun' : 'tint'}>{badge}</Chip>}
        </Name>
        <Price data-lowered={ordinaryPrice && true}>
          {ordinaryPrice && (
            <>
              <VisuallyHidden>{ordinaryPrice.words} </VisuallyHidden>
              <Struck aria-hidden>{ordinaryPrice.price}</Struck>
            </>
          )}
          <Figure>{price}</Figure>
          <Per>{per}</Per>
        </Price>
        {afterwards && (
          <Price data-lowered>
            <Per>{afterwards.lead}</Per>
            <Later>{afterwards.price}</Later>
            <Per>{afterwards.per}</Per>
          </Price>
        )}
        {comparison !== undefined && <Comparison>{comparison}</Comparison>}
        <Points>
          {points.map((point, at) => (
            <Point key={at}>
              <Tick name="check" />
              <span>{point}</span>
            </Point>
          ))}
        </Points>
        <Action>
          <LinkButton href={action.href} variant={leading ? 'primary' : 'secondary'} wide>
            {action.label}
          </LinkButton>
          {gift && (
            <LinkButton href={gift.href} variant="plain" size="small" aria-label={gift.name} wide>
              {gift.label}
            </LinkButton>
          )}
        </Action>
      </Body>
    </Root>
  );
}

/** A group that lays the leading plan across the others sets direction and landscape. */
const Root = styled.article`
  display: flex;
  flex-direction: var(--tile-direction, column);
  min-inline-size: 0;
  min-block-size: 31rem;
  padding-block-start: 2rem;
  overflow: hidden;
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.rest};

  &[data-leading] {
    min-block-size: 36rem;
    padding-block-start: 0;
    box-shadow: ${shadow.float};
  }
  ${media.narrow} {
    min-block-size: 0;

    &[data-leading] {
      min-block-size: 0;
    }
  }
`;

const Landscape = styled.div`
  ${skyLook}
  flex: none;
  inline-size: var(--landscape-width, auto);
  block-size: var(--landscape-height, 168px);
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: 1.6rem 2rem 2rem;

  ${media.narrow} {
    padding-inline: clamp(1.1rem, 2.4vw, 1.5rem);
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.3rem 0.75rem;
  min-block-size: 32px;
`;

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.5rem;
  margin-block-start: 1.1rem;
`;

const Figure = styled.span`
  font-family: ${font.display};
  font-size: clamp(2.5rem, 3.6vw, 3.25rem);
  font-variant-numeric: lining-nums;
  letter-spacing: -0.03em;
  line-height: 1;
`;

/** Softer, so that the price of now is read first. */
const Later = styled(Figure)`
  color: ${color.textSoft};
`;

const Struck = styled.s`
  color: ${color.textSoft};
  font-size: ${fontSize.lead};
`;

const Per = styled.span`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;

  /* On a line of its own on each tile, where there are two prices. */
  [data-lowered] > &:last-child {
    flex-basis: 100%;
  }
`;

const Comparison = styled.p`
  margin-block-start: 0.4rem;
  color: ${color.textSoft};
  font-size: ${fontSize.fine};
`;

const Points = styled.ul`
  display: grid;
  gap: 0.7rem;
  margin-block: 1.4rem 2rem;
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: 0.65rem;
`;

const Tick = styled(Icon)`
  inline-size: 1.15rem;
  block-size: 1.15rem;
  margin-block-start: 0.1rem;
  color: ${color.tick};
  stroke-width: 2.2;
`;

const Action = styled.div`
  margin-block-start: auto;
`;
