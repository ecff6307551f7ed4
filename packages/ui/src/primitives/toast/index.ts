export * from './toast.tsx';
export type { ToastMessage } from './toast.types.ts';
export { useClearToasts, useToast } from './toast-context.ts';
