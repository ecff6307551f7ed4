/** What is wrong with a filled form: a heading for the summary and a sentence for each field concerned. */
export type FormProblems<Field extends string> = {
  heading: string;
  fields: Partial<Record<Field, string>>;
};
