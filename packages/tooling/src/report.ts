/** What was checked, told as it happens and counted. */
export class Report {
  passed = 0;
  failed = 0;
  /** Said again at the end of the run; what failed is among them. */
  readonly notes: string[] = [];

  pass(name: string): void {
    this.passed += 1;
    console.log(`  ✔ ${name}`);
  }

  fail(name: string, why: string): void {
    this.failed += 1;
    this.notes.push(`✘ ${name}`);
    console.error(`  ✘ ${name}\n${why.replace(/^/gm, '      ')}`);
  }

  /** The findings are what is wrong; none means it holds. */
  expect(name: string, findings: readonly string[]): void {
    if (findings.length === 0) this.pass(name);
    else this.fail(name, findings.join('\n'));
  }

  /** Runs a check that throws when it does not hold. Answers with what it gives, or undefined. */
  async check<Result>(name: string, run: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await run();
      this.pass(name);
      return result;
    } catch (error) {
      this.fail(name, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }
}
