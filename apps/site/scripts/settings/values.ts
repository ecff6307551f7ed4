/* What a setting may be. Each throws a sentence for whoever has made the setting. */

export function readPort(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${name} is "${value}", which is no port: give a number from 1 to 65535, or leave it out.`);
}

export function readSwitch(name: string, value: string): boolean {
  if (value === 'on') return true;
  if (value === 'off') return false;
  throw new Error(`${name} is "${value}", which is neither on nor off.`);
}

/** An address without a path: pages and API stand at the root. */
export function readOrigin(name: string, value: string): string {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} is "${value}", which is no address: give one such as https://www.example.com.`);
  if (url.href !== `${url.origin}/`)
    throw new Error(`${name} is "${value}", with more than an origin: give ${url.origin}.`);
  return url.origin;
}

/** The value itself is not said: it carries a password. */
export function readDatabaseUrl(name: string, value: string): string {
  if (/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  throw new Error(
    `${name} is no address of a PostgreSQL database: give one such as postgres://user:password@localhost/laliaflia.`,
  );
}
