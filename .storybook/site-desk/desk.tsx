import { createRoot } from 'react-dom/client';
import { SiteDesk } from './SiteDesk.tsx';

const element = document.getElementById('desk');
if (element === null) throw new Error('There is no place for the copy desk');
createRoot(element).render(<SiteDesk />);
