export interface ToastMessage {
  /** What has happened, in one sentence. */
  text: string;
  /** `error` for what did not work. Default `success`. */
  tone?: 'success' | 'error' | 'info';
  /** A way back, or a next step. With one, the toast stays until it is answered or closed. */
  action?: { label: string; onAction: () => void };
  /**
   * Goes by itself after so many milliseconds, as for a way back that is open only so long. Default six seconds, and with an
   * action for as long as it is not answered.
   */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}
