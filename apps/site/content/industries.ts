/** Where the work was done. The portfolio speaks of eight; a claim holds that number. */
export const industries = [
  'Advertising',
  'Travel',
  'Telecommunications',
  'Automotive',
  'Finance',
  'Health',
  'Energy',
  'Public funding',
] as const;
