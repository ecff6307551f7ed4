/** Large, beside the words, and in a picture of all. */
export const answeringPart = 'answering';
export const groupPart = 'thanking-group';
