/**
 * Settings that differ between installations and are therefore not part of the bundle. The prerender writes them into
 * each page as meta tags, so a moved API needs new pages but no new bundle.
 */
export interface RuntimeConfig {
  /** Base address of the Supabase-compatible API. */
  api: string;
  /** Its publishable key. */
  key: string;
  /** Canonical origin of the site, without a slash at the end. */
  site: string;
}

const names = ['api', 'key', 'site'] as const satisfies (keyof RuntimeConfig)[];

/** Name of the meta tag with the day of the prerender. */
export const prerenderedMeta = 'laliaflia:prerendered';

let config: RuntimeConfig | undefined;

/** For the prerender, where there is no document to read from. */
export function setRuntimeConfig(value: RuntimeConfig): void {
  config = value;
}

export function runtimeConfig(): RuntimeConfig {
  config ??= Object.fromEntries(names.map((name) => [name, readMeta(name)])) as unknown as RuntimeConfig;
  return config;
}

/**
 * The day of the prerender. Text that depends on the date uses it until hydration is complete; otherwise the text would
 * differ from the prerendered page.
 */
export function prerenderedOn(): string {
  return typeof document === 'undefined' ? today() : readMeta('prerendered');
}

/** Name and content of each meta tag. */
export function runtimeMeta(values: RuntimeConfig): { name: string; content: string }[] {
  return [
    ...names.map((name) => ({ name: `laliaflia:${name}`, content: values[name] })),
    { name: prerenderedMeta, content: today() },
  ];
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="laliaflia:${name}"]`)?.content ?? '';
}
