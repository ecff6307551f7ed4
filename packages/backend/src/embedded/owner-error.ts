/** An error that the owner can mend: its message is a sentence with the way out, and is shown without a stack. */
export class OwnerError extends Error {}
