/** A module of its own, so that running react-dom can be a task of its own. */
export { hydrateRoot } from 'react-dom/client';
