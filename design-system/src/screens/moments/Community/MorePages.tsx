import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { space } from '../../../tokens/index.ts';
import type { CommunityProps } from './CommunityProps.ts';

export interface MorePagesProps {
  state: Pick<CommunityProps['state'], 'hour' | 'next' | 'later'>;
  links: Pick<CommunityProps['links'], 'next' | 'hours'>;
}

/** The ways to earlier moments, and back to the latest ones. */
export function MorePages({ state: { hour, next, later }, links }: MorePagesProps) {
  const { t } = useTranslation('community');
  if (next === undefined && later === undefined) return null;

  return (
    <Pages aria-label={t(($) => $.pages)}>
      {next !== undefined && (
        <LinkButton href={links.next} variant="secondary">
          {t(($) => $.next)}
        </LinkButton>
      )}
      {later && (
        <LinkButton href={links.hours[hour ?? 'all']} variant={next === undefined ? 'secondary' : 'plain'}>
          {t(($) => $.latest)}
        </LinkButton>
      )}
    </Pages>
  );
}

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
`;
