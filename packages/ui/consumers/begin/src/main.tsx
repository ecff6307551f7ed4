import '@laliaflia/ui/fonts.css';
import '@laliaflia/ui/styles.css';
import './brand.css';
import { createRoot } from 'react-dom/client';
import { OurPage } from './page.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<OurPage />);
