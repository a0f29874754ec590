import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, media, radius, space, touch } from '../../../tokens/index.ts';
import { momentHours, type MomentHour } from '../MomentsState.ts';
import type { CommunityProps } from './CommunityProps.ts';

export interface HourFilterProps {
  /** Which hour is shown; undefined for all. */
  hour: MomentHour | undefined;
  links: Pick<CommunityProps['links'], 'hours'>;
}

/** Links to the moments of all hours, and of each one. */
export function HourFilter({ hour, links }: HourFilterProps) {
  const { t } = useTranslation('community');
  const { t: moments } = useTranslation('moments');

  return (
    <nav aria-label={t(($) => $.hours)}>
      <List>
        {(['all', ...momentHours] as const).map((each) => (
          <li key={each}>
            <Choice href={links.hours[each]} aria-current={each === (hour ?? 'all') ? 'page' : undefined}>
              {each === 'all' ? t(($) => $.all) : moments(($) => $.hour[each])}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${touch};
  min-block-size: ${touch};
  padding-inline: 1.15rem;
  border-radius: ${radius.full};
  color: ${color.text};
  font-size: ${fontSize.small};
  font-weight: 600;
  text-decoration: none;

  /* All of them in one line on most phones. */
  ${media.narrow} {
    padding-inline: 0.55rem;
  }
  &[aria-current] {
    background: ${color.surfaceTint};
    color: ${color.onActionSoft};
  }
  @media (hover: hover) {
    &:hover:not([aria-current]) {
      background: ${color.wash};
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;
