export * from './icons.tsx';
export * from './sign-cell.tsx';
