import type { Language } from '@stillpoint/translations';
import { styled } from 'styled-components';
import { color, font } from '../../../tokens/index.ts';
import { initialOf } from '../ManageFamily/initialOf.ts';

export interface PersonFaceProps {
  language: Language;
  /** A name, or the address where the name is not known. */
  name: string;
  /** Invited, and not here yet. */
  waiting?: boolean;
}

/** The initial of a person, round, beside the name. */
export function PersonFace({ language, name, waiting = false }: PersonFaceProps) {
  return (
    <Root aria-hidden="true" data-waiting={waiting || undefined}>
      {initialOf(name, language)}
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color.surfaceWarm};
  color: ${color.textOnWarm};
  font: 460 1.25rem/1 ${font.display};

  &[data-waiting] {
    background: ${color.surfaceTint};
    color: ${color.onActionSoft};
  }
`;
