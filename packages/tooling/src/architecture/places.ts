import type { Place } from './rules.ts';

const backstage =
  /(^|\/)(test|tests|e2e|scripts|stories|foundations)\/|\.(test|spec|stories)\.[jt]sx?$|(^|\/)[\w-]+\.config\.[jt]s$|\.d\.ts$/;

/** Sorts a file, given by its path from the top folder, into the plan of the house. */
export function placeOf(path: string): Place {
  const [top, room, source, layer, ...rest] = path.split('/');
  const inPackage = (top === 'packages' || top === 'apps') && room !== undefined;
  const inLayers = inPackage && room === 'ui' && source === 'src' && layer !== undefined && rest.length > 0;
  return {
    path,
    room: inPackage ? room : undefined,
    layer: inLayers ? layer : undefined,
    // A file directly in the layer's folder is a part of its own, named after itself.
    part: inLayers ? rest[0]?.replace(/\.[^.]+$/, '') : undefined,
    backstage: backstage.test(path),
  };
}
