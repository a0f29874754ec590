import { addons } from 'storybook/manager-api';
import { registerReview } from './review/register.tsx';

addons.register('stillpoint/review', registerReview);
