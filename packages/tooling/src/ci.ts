/** Whether this is CI: nothing is written for a developer to look at and commit. */
export const isCi = (): boolean => ![undefined, '', '0', 'false'].includes(process.env.CI);
