/* By itself, so that it is evaluated in a task of its own, before the code that uses it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
