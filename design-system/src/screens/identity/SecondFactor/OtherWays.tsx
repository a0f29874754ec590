import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { color, space } from '../../../tokens/index.ts';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import type { SecondFactorWay } from './SecondFactorState.ts';
import { StepForm } from './StepForm.tsx';

export interface OtherWaysProps extends Pick<SecondFactorProps, 'links'> {
  ways: readonly SecondFactorWay[];
}

/** The end of the card: by what else the login can end, or another account. */
export function OtherWays({ ways, links }: OtherWaysProps) {
  const { t } = useTranslation('secondFactor');

  return (
    <Root>
      {ways.map((way) =>
        way === 'app' || way === 'recoveryCode' ? (
          <LinkButton key={way} href={links[way]} variant="plain" size="small" wide>
            {t(($) => $.ways[way])}
          </LinkButton>
        ) : (
          <StepForm key={way} action={links.submit} step={way === 'mail' ? 'send' : way}>
            <Button type="submit" variant="plain" size="small" wide>
              {t(($) => $.ways[way])}
            </Button>
          </StepForm>
        ),
      )}
      <StepForm action={links.submit} step="cancel">
        <Button type="submit" variant="plain" size="small" wide>
          {t(($) => $.cancel)}
        </Button>
      </StepForm>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.line};
`;
