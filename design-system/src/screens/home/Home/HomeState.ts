import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import type { SharedModuleState } from '../ModuleState.ts';
import type { PageOffer } from '../OfferState.ts';

/** A module of the home page from the content service. */
export type HomeModule =
  | { kind: 'hero'; headline: string; lead: string }
  /** `href` is a page where the exercise can be listened to. */
  | { kind: 'exerciseTeaser'; exercise: ExerciseId; href: string }
  | SharedModuleState;

export interface HomeState extends PageOffer {
  /** Empty when the content service has never answered. */
  modules: HomeModule[];
}
