export { legalPage as page } from '../legalPage.ts';
