/** What the smoke test finds, in sentences. */
export interface Report {
  /** All is as it should be. */
  good(sentence: string): void;
  bad(sentence: string): void;
  /** What could not be looked at, or is for the owner to judge. */
  note(sentence: string): void;
  readonly problems: number;
}

export function printedReport(print: (line: string) => void): Report {
  let problems = 0;
  return {
    good: (sentence) => print(`✔ ${sentence}`),
    bad(sentence) {
      problems += 1;
      print(`✘ ${sentence}`);
    },
    note: (sentence) => print(`– ${sentence}`),
    get problems() {
      return problems;
    },
  };
}

/** Either what is wrong, at most this many, or the sentence that all is well. */
export function sum(report: Report, all: string, wrong: readonly string[], most = 5): void {
  if (wrong.length === 0) report.good(all);
  for (const sentence of wrong.slice(0, most)) report.bad(sentence);
  if (wrong.length > most) report.bad(`${wrong.length - most} more of the kind.`);
}
