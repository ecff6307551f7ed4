export * from './toast.tsx';
export type { ToastMessage } from './toast.types.ts';
export { useToast } from './toast-context.ts';
