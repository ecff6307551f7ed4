/** Apart from what the panel says, because every page carries it. */
export const launcher = {
  label: 'Chat with the innovation guide',
  /** Where it leads as long as no script runs. */
  href: '/contact',
} as const;
