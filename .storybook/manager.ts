import { addons } from 'storybook/manager-api';
import { registerReview } from './review/register.tsx';
import { beginInTheme, followTheme } from './review/theme.ts';

beginInTheme();
addons.register('stillpoint/theme', followTheme);
addons.register('stillpoint/review', registerReview);
