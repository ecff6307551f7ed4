/** Thrown where a folder cannot be used; says in a sentence why, and what to do. */
export class UnusableFolderError extends Error {
  override name = 'UnusableFolderError';
}
