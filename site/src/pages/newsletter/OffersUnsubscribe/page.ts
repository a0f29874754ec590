import { newsletterLinkPage } from '../newsletterLinkPage.ts';
import { OffersUnsubscribeRoute } from './OffersUnsubscribeRoute.tsx';

export const page = newsletterLinkPage(OffersUnsubscribeRoute);
