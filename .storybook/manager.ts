import { addons } from 'storybook/manager-api';
import { registerCopyDesk } from './review/copy-desk/registerCopyDesk.tsx';
import { registerCoverage } from './review/coverage/registerCoverage.tsx';
import { registerErrorAtlas } from './review/error-atlas/registerErrorAtlas.tsx';
import { registerJourneys } from './review/journeys/registerJourneys.tsx';
import { registerReview } from './review/register.tsx';
import { registerVisualDiff } from './review/visual-diff/registerVisualDiff.tsx';
import { labelReviewPages } from './review/sidebar.tsx';
import { beginInTheme, followTheme } from './review/theme.ts';

beginInTheme();
labelReviewPages();
addons.register('stillpoint/theme', followTheme);
addons.register('stillpoint/review', registerReview);
addons.register('stillpoint/journeys', registerJourneys);
addons.register('stillpoint/error-atlas', registerErrorAtlas);
addons.register('stillpoint/coverage', registerCoverage);
addons.register('stillpoint/copy-desk', registerCopyDesk);
addons.register('stillpoint/visual-diff', registerVisualDiff);
