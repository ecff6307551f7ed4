/** Why changes of one kind may go unnoticed. */
export interface Reason {
  /** The heading in docs/mutation.md. */
  kind: string;
  why: string;
  /** By file: the changes, as the command prints them. One that happens to several lines alike stands here as often. */
  survivors: Readonly<Record<string, readonly string[]>>;
}

export const reasons: readonly Reason[] = [];
