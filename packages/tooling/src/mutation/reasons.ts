/** Why changes of one kind may go unnoticed. */
export interface Reason {
  /** The heading in docs/mutation.md. */
  kind: string;
  why: string;
  /** By file: the line as it stands on trial, with its blanks collapsed. It moves with the code, and changes with it. */
  survivors: Readonly<Record<string, readonly string[]>>;
}

export const reasons: readonly Reason[] = [];
