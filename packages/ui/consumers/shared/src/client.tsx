import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';
import './styles.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');
hydrateRoot(
  root,
  <StrictMode>
    <Page />
  </StrictMode>,
  { onRecoverableError: (error) => console.error(error) },
);
