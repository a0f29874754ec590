import { languageOffers, languageRecords } from '@stillpoint/translations';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, gutter, touch } from '../../tokens/index.ts';
import type { PageFrame } from '../Page/PageFrame.ts';

export interface LanguageOfferProps {
  frame: PageFrame;
}

/** Offers the browser's language in one line, once: either choice is kept, and the line is gone. */
export function LanguageOffer({ frame }: LanguageOfferProps) {
  const id = useId();
  const { language, offeredLanguage, links, path } = frame;
  if (offeredLanguage === undefined || offeredLanguage === language) return null;

  return (
    <Root aria-labelledby={id}>
      <form method="post" action={links.preferences} data-preference="language">
        <input type="hidden" name="path" value={path} />
        <Line id={id} lang={languageRecords[offeredLanguage].locale}>
          {languageOffers[offeredLanguage]}
        </Line>
        {[offeredLanguage, language].map((choice) => (
          <Choice
            key={choice}
            type="submit"
            name="language"
            value={choice}
            lang={languageRecords[choice].locale}
            data-offered={choice === offeredLanguage || undefined}
          >
            {languageRecords[choice].displayName}
          </Choice>
        ))}
      </form>
    </Root>
  );
}

const Root = styled.aside`
  padding-inline: ${gutter};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.small};

  & > form {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    column-gap: 1rem;
  }
`;

const Line = styled.p`
  padding-block: 0.5rem;
`;

const Choice = styled.button`
  min-block-size: ${touch};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textSoft};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;

  &[data-offered] {
    color: ${color.text};
    font-weight: 600;
  }
`;
