import { newsletterLinkPage } from '../newsletterLinkPage.ts';
import { NewsletterUnsubscribeRoute } from './NewsletterUnsubscribeRoute.tsx';

export const page = newsletterLinkPage(NewsletterUnsubscribeRoute);
