export * from './honeypot.tsx';
