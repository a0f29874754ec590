import { createConnection } from '../../services/connection.ts';
import { reopenWhenOnline } from './reopenWhenOnline.ts';

// A service worker keeps this script beside the offline page, which needs nothing else without a network.
void reopenWhenOnline(document, window.location, createConnection(window));
