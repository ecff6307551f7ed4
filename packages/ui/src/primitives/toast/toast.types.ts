export interface ToastMessage {
  /** What has happened, in one sentence. */
  text: string;
  /** `error` for what did not work. Default `success`. */
  tone?: 'success' | 'error' | 'info';
  /** A way back, or a next step. With one, the toast stays until it is answered or closed. */
  action?: { label: string; onAction: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}
