import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

process.stdout.write(
  renderToString(
    <StrictMode>
      <Page />
    </StrictMode>,
  ),
);
