import { MomentPlayer, type ExerciseId } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { exerciseSounds } from '../../domain/generated/exerciseSounds.ts';
import { linkTo } from '../../pages/links.ts';
import { renderFragment, type DrawnFragment } from './render.tsx';

/** A player to be drawn alone, for a page that has no room for it at first. */
export interface PlayerRequest {
  exercise: ExerciseId;
  language: Language;
  /** Members are led on to sharing what they have listened to. */
  member: boolean;
}

/** Draws the player that takes the place of its teaser: a heading of level 2, and the controls of the browser. */
export function drawPlayer(
  { exercise, language, member }: PlayerRequest,
  { i18n, baseStyles }: { i18n: i18n; baseStyles: string },
): DrawnFragment {
  const player = (
    <I18nextProvider i18n={i18n}>
      <MomentPlayer
        exercise={exercise}
        sounds={exerciseSounds}
        level={2}
        share={member ? linkTo('shareMoment', language, { exercise }) : undefined}
      />
    </I18nextProvider>
  );
  return renderFragment(player, { name: 'player', baseStyles });
}
