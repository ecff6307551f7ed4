import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { FromTheIndex } from './from-the-index.tsx';
import { Page } from './page.tsx';

process.stdout.write(
  renderToString(<StrictMode>{process.argv[2] === 'index' ? <FromTheIndex /> : <Page />}</StrictMode>),
);
