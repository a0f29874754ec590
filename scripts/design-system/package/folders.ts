import { join } from 'node:path';
import { root } from '../../root.ts';

const designSystem = join(root, 'design-system');

/** The folders that the package is built from and into. */
export const folders = {
  repository: root,
  designSystem,
  source: join(designSystem, 'src'),
  translations: join(root, 'translations'),
  dist: join(designSystem, 'dist'),
};
