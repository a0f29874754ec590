import { startOwnSystem } from '../startOwnSystem.ts';

/** The variable by which workers know the site. */
export const siteVariable = 'ENGINES_SITE';

/** Starts one system for all engines: each journey has a person of its own, and none moves the clock. */
export default async function startSharedSystem() {
  const { site, stop } = await startOwnSystem('engines');
  process.env[siteVariable] = site;
  return stop;
}
