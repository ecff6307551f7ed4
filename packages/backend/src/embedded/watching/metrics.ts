export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge';
  values: readonly { labels?: Readonly<Record<string, string>>; value: number }[];
};

/** A number that only grows, one for each set of labels. */
export class Counter {
  readonly #values = new Map<string, { labels: Readonly<Record<string, string>>; value: number }>();

  add(labels: Readonly<Record<string, string>>): void {
    const key = JSON.stringify(labels);
    const known = this.#values.get(key) ?? { labels, value: 0 };
    known.value += 1;
    this.#values.set(key, known);
  }

  values(): Metric['values'] {
    return [...this.#values.values()];
  }
}

/** The text format of Prometheus, version 0.0.4. */
export function toText(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, values }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}
