/** The entries of the error catalogue that nobody but a developer reads, word for word. */
export const logged = {
  analyticsFailed: 'Analytics tracking error',
  /** With the full stop that supabase-js puts there; a test compares the two. */
  keyMissing: 'supabaseKey is required.',
} as const;
