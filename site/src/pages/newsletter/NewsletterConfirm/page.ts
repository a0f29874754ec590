import { newsletterLinkPage } from '../newsletterLinkPage.ts';
import { NewsletterConfirmRoute } from './NewsletterConfirmRoute.tsx';

export const page = newsletterLinkPage(NewsletterConfirmRoute);
