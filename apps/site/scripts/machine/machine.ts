import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { allFiles, type Fault, fileOf, setting } from './faults.ts';
import { loseUnsynced } from './unsynced.ts';

/** What a server process runs on, and what is wrong with it. */
export class Machine {
  readonly #folder: string;

  /** @param folder Its own, for a file per fault. */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.mend();
  }

  /** What a process is started with that runs on it. */
  get options(): { execArgv: string[]; env: NodeJS.ProcessEnv } {
    return {
      // The engine's timers are as far away as its clock was wrong, which Node would say at every request.
      execArgv: [
        '--disable-warning=TimeoutOverflowWarning',
        '--import',
        new URL('./faulty-machine.ts', import.meta.url).href,
      ],
      env: { ...process.env, [setting]: this.#folder },
    };
  }

  /** From now on, also in a process that runs already. */
  begin(fault: Exclude<Fault, 'wrong clock'>): void {
    writeFileSync(fileOf(fault, this.#folder), '');
  }

  setClockAhead(days: number): void {
    writeFileSync(fileOf('wrong clock', this.#folder), String(days));
  }

  /** Ends all faults. */
  mend(): void {
    for (const file of allFiles(this.#folder)) rmSync(file, { force: true });
  }

  /**
   * Takes what was not synced since 'unsynced' began out of a folder that nobody has open any more.
   *
   * @returns How many writes were recorded, synced or not.
   */
  losePower(dataDir: string): number {
    return loseUnsynced(dataDir, fileOf('unsynced', this.#folder));
  }
}
