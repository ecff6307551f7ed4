/** Columns of numbers are as wide as each other, and what they are of has the rest. */
export const closeNumbers = [
  'lali:[&_td]:min-w-14',
  'lali:[&_thead_th]:min-w-14',
  'lali:sm:[&_thead_th:not(:first-child)]:w-28',
].join(' ');
