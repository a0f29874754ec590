import { newReadableId } from '../../domain/readable-id.ts';

const length = 12;

/** A new code for one person, as vouchers keep it. */
export const newVoucherCode = (): string => newReadableId(length).toUpperCase();
