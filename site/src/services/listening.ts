import type { ExerciseId } from '@stillpoint/design-system';
import type { MemberApi } from '../api/client.ts';

/** What became of an exercise. */
export interface Activity {
  contentId: string;
  action: 'start' | 'pause' | 'unpause' | 'progress' | 'complete';
  positionMs: number;
}

/** Where an exercise goes on, in seconds, and how long ago the server was told so: by its own clock, which may differ from this device's. */
export interface ToldPlace {
  at: number;
  secondsAgo: number;
}

/** What the server knows of a member's listening. */
export interface Listening {
  /** Where each exercise goes on. Undefined where the server does not say. */
  places: () => Promise<ReadonlyMap<string, ToldPlace> | undefined>;
  tell: (activities: readonly Activity[]) => Promise<'told' | 'notSignedIn' | 'failed'>;
}

export function createListening({ get, post }: MemberApi): Listening {
  return {
    async places() {
      const outcome = await get('/content/user-activities', {});
      if (outcome.kind !== 'ok') return undefined;
      const { exercises } = outcome.data.attributes;
      return new Map(
        exercises.map(({ contentId, positionMs, toldMsAgo }) => [
          contentId,
          { at: positionMs / 1_000, secondsAgo: toldMsAgo / 1_000 },
        ]),
      );
    },

    async tell(activities) {
      const outcome = await post('/content/batch/user-activities', {
        body: { activities: activities.filter(isKnown) },
      });
      switch (outcome.kind) {
        case 'ok':
          return 'told';
        case 'notSignedIn':
          return 'notSignedIn';
        case 'refused':
          // Sent again, it would be refused again.
          return outcome.status < 500 ? 'told' : 'failed';
        case 'unreachable':
          return 'failed';
      }
    },
  };
}

/** All that the server knows. A new exercise fails to compile until it is listed. */
const known: Readonly<Record<ExerciseId, true>> = { 'four-and-four': true };

/** A page of before a deployment may play what the server does not know. */
function isKnown(activity: Activity): activity is Activity & { contentId: ExerciseId } {
  return Object.hasOwn(known, activity.contentId);
}
