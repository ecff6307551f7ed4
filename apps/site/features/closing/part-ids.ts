/** Who reads the message. */
export const answererPart = 'answerer';
/** The end of the assessment's page. */
export const talkPart = 'talk';
