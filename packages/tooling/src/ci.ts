/** Whether nobody watches: nothing is written for a person to look at and commit. */
export const isCi = (): boolean => ![undefined, '', '0', 'false'].includes(process.env.CI);
