export * from './back-link.tsx';
