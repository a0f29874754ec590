import type { Kysely } from 'kysely';
import type { Clock } from '../../../process/clock.ts';
import { isShown } from '../moment-shown.ts';
import { createMomentRepository } from '../repository.ts';
import type { MomentHour, MomentTables } from '../tables.ts';
import { drawPicture } from './draw-picture.ts';
import { pictureWords } from './picture-words.ts';

export interface PicturesParts {
  db: Kysely<MomentTables>;
  clock: Pick<Clock, 'now'>;
  /** The landscape of an hour, as SVG. */
  landscapeOf: (hour: MomentHour) => Promise<string>;
}

/** The pictures that links to moments are shown with. */
export function createPictures({ db, clock, landscapeOf }: PicturesParts) {
  return {
    /** Whether others see a moment, and with it its picture. */
    isSeen: async (id: string): Promise<boolean> => {
      const row = await createMomentRepository(db).moment(id);
      return row !== undefined && isShown(row);
    },

    /** The picture of a moment that others see, as PNG; drawn when it is asked for first, and once. */
    of: async (id: string): Promise<Buffer | undefined> => {
      const repository = createMomentRepository(db);
      const row = await repository.moment(id);
      if (row === undefined || !isShown(row)) return undefined;
      const kept = await repository.picture(id);
      if (kept !== undefined) return kept;
      // Others who ask meanwhile wait for this one. It goes with the moment, which is locked.
      return db.transaction().execute(async (trx) => {
        const inTrx = createMomentRepository(trx);
        const locked = await inTrx.lockMoment(id);
        if (locked === undefined || !isShown(locked)) return undefined;
        const drawn = await inTrx.picture(id);
        if (drawn !== undefined) return drawn;
        const { hour, language, exercise, name } = locked;
        const png = await drawPicture(await landscapeOf(hour), hour, pictureWords(language, exercise, name));
        await inTrx.keepPicture({ momentId: id, png, madeAt: clock.now() });
        return png;
      });
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
