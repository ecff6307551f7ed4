export * from './avatar.tsx';
export * from './avatar-group.tsx';
