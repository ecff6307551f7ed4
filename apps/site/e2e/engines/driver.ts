/** An action of a keyboard or pointer, as WebDriver and WebDriver BiDi both write it. */
export interface Input {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** The little that the journeys need of a browser, in either protocol. */
export interface Driver {
  /** The browser and its version, for the report. */
  readonly browser: string;
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Calls a function in the page. @returns What it returns, which is JSON. */
  call(source: string): Promise<unknown>;
  act(input: Input): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What is in view, as a PNG in base64. */
  picture(): Promise<string>;
  /** Errors and warnings since the last time. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** What the machine lacks, in a sentence for whoever asked. */
export class MissingError extends Error {}
