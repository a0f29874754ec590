import { join } from 'node:path';

const designSystem = join(import.meta.dirname, '..');

/** Where the package is made from, and where it is made. */
export const folders = {
  repository: join(designSystem, '..'),
  designSystem,
  source: join(designSystem, 'src'),
  translations: join(designSystem, '../translations'),
  dist: join(designSystem, 'dist'),
};
