import type { BuiltSite, Fault } from './built-site.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The JSON-LD of pages can be parsed, has types, and contains no address that does not exist. */
export function structuredData({ pages, origin, resolve }: BuiltSite, hosts: ReadonlySet<string>): Fault[] {
  return pages.flatMap(({ $, file }) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((element): Fault[] => {
        const fault = (wrong: string, allowed: string): Fault => ({
          file,
          wrong: `structured data: ${wrong}`,
          allowed,
        });
        const text = $(element).text();
        let value: Json;
        try {
          value = JSON.parse(text);
        } catch (error) {
          return [fault(`${(error as Error).message}`, 'JSON')];
        }
        const faults: Fault[] = [];
        if (!isObject(value)) return [fault(`a bare ${typeof value}`, 'an object with @context')];
        const { '@context': context, '@graph': graph } = value;
        if (context !== 'https://schema.org') {
          faults.push(fault(`@context ${JSON.stringify(context)}`, '"https://schema.org"'));
        }
        const nodes = graph === undefined ? [value] : Array.isArray(graph) ? graph : [];
        if (nodes.length === 0) faults.push(fault('an empty @graph', 'a list of nodes'));
        for (const node of nodes) {
          if (!isObject(node) || !isType(node['@type'])) {
            faults.push(
              fault(`a node without @type: ${JSON.stringify(node).slice(0, 80)}`, 'a @type of schema.org'),
            );
          }
        }
        for (const { key, text: address } of strings(value)) {
          if (key === '@context' || !/^https?:\/\//.test(address)) continue;
          const destination = resolve(address);
          if (destination.kind === 'missing')
            faults.push(fault(`${key} ${address} leads nowhere`, `a page or file of ${origin}`));
          if (
            destination.kind === 'external' &&
            !hosts.has(destination.url.host) &&
            destination.url.host !== 'schema.org'
          )
            faults.push(
              fault(
                `${key} leads to ${destination.url.host}`,
                `a host that the content names: ${[...hosts].join(', ')}`,
              ),
            );
        }
        return faults;
      }),
  );
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isType(value: Json | undefined): boolean {
  const types = Array.isArray(value) ? value : [value];
  return types.length > 0 && types.every((type) => typeof type === 'string' && /^[A-Z]\w+$/.test(type));
}

function* strings(value: Json, key = ''): Generator<{ key: string; text: string }> {
  if (typeof value === 'string') yield { key, text: value };
  else if (Array.isArray(value)) for (const each of value) yield* strings(each, key);
  else if (isObject(value)) for (const [name, inner] of Object.entries(value)) yield* strings(inner, name);
}
