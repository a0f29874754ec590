import type { FastifyServerOptions } from 'fastify';
import { isCountryCode } from '../domain/countries.ts';
import { uuidPattern } from '../domain/uuid.ts';

/**
 * How bodies and queries are checked against their schemas. No value is coerced: a list of one text is no text. An id is
 * a UUID as the database reads it; `urn:uuid:` before it, which the format allows, is not.
 */
export const requestValidation: NonNullable<FastifyServerOptions['ajv']> = {
  customOptions: { coerceTypes: false },
  onCreate: (ajv) => {
    ajv.addFormat('uuid', uuidPattern);
    ajv.addFormat('country', isCountryCode);
  },
};
