import '@laliaflia/ui/fonts.css';
import '@laliaflia/ui/styles.css';
import '../../shared/brand.css';
import { createRoot } from 'react-dom/client';
import { TenSections } from '../../shared/ten-sections.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(<TenSections />);
