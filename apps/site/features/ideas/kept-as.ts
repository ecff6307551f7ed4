/** Where ideas that somebody wants to come back to are kept on the device. */
export const keptAs = 'laliaflia-ideas';
