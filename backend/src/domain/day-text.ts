import { Type } from 'typebox';

/** A day on the wire. */
export const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
