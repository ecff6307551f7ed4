/** From a draft to a closed case, by the place of the status among all. Each has a border, so all are of one height. */
export const statusTones = [
  ['lali:border-control'].join(' '),
  ['lali:border-transparent', 'lali:bg-primary-solid', 'lali:text-on-primary'].join(' '),
  ['lali:border-transparent', 'lali:bg-highlight', 'lali:text-on-highlight'].join(' '),
  ['lali:border-transparent', 'lali:bg-success-solid', 'lali:text-on-success'].join(' '),
  ['lali:border-transparent', 'lali:bg-text', 'lali:text-page'].join(' '),
];
