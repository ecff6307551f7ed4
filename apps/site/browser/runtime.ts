/**
 * What differs from one installation to the next and is therefore not part of the bundle. The prerender writes it into
 * each page as meta tags, so that a moved API needs new pages, and no new build.
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
 * The day of the prerender. What a page says about dates that pass follows it until hydration is over, or the browser
 * would find other words than it expects.
 */
export function prerenderedOn(): string {
  return typeof document === 'undefined' ? today() : readMeta('prerendered');
}

/** Name and content of each meta tag. */
export function runtimeMeta(values: RuntimeConfig): { name: string; content: string }[] {
  return [
    ...names.map((name) => ({ name: `laliaflia:${name}`, content: values[name] })),
    { name: 'laliaflia:prerendered', content: today() },
  ];
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="laliaflia:${name}"]`)?.content ?? '';
}
