export * from './link.tsx';
export * from './link-provider.tsx';
