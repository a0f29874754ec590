import { startOwnSystem } from '../startOwnSystem.ts';
import { emptyBoxes } from './layout/boxes.ts';

/** The variable by which workers know the site. */
export const siteVariable = 'ENGINES_SITE';

/** Starts one system for all engines: each journey has a person of its own, and none moves the clock. */
export default async function startSharedSystem() {
  await emptyBoxes();
  const { site, stop } = await startOwnSystem('engines');
  process.env[siteVariable] = site;
  return stop;
}
