import './app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme, keptTheme } from './shell/theme.ts';

applyTheme(keptTheme());
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
