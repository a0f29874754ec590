import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { registerReview } from './review/register.tsx';

addons.setConfig({ theme: create({ base: 'light', brandTitle: 'Stillpoint' }) });
addons.register('stillpoint/review', registerReview);
