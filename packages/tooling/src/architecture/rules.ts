/*
 * The plan of the house, as data. A violation says what is wrong, why, and how to mend it.
 */

/** A file of the workspace as the rules see it. */
export interface Place {
  /** Path from the top folder, with forward slashes. */
  path: string;
  /** Workspace package: `leads`, `ui`, `site`, …; undefined for the few files at the top. */
  room: string | undefined;
  /** Inside ui/src: the layer's name. */
  layer: string | undefined;
  /** Inside a layer: the component's folder. */
  part: string | undefined;
  /** Tests, stories, scripts and configuration: they run on a developer's machine only. */
  backstage: boolean;
}

/** What an import leads to: a file of the workspace or a package from outside. */
export type Target = { place: Place } | { external: string };

export interface Import {
  from: Place;
  specifier: string;
  target: Target;
}

/** The rooms a room may import from. Backstage files may also use tooling. */
const mayImport: Record<string, readonly string[]> = {
  leads: [],
  backend: ['leads'],
  ui: [],
  site: ['ui', 'leads', 'backend'],
  tooling: [],
};

/** Upward is a bigger number. A layer imports from lower ones and from itself; tokens are there for all. */
const layerHeight: Record<string, number> = { tokens: 0, internal: 1, primitives: 2, media: 3, sections: 4 };

const forbiddenOutside: Record<string, readonly { pattern: RegExp; because: string }[]> = {
  leads: [
    {
      pattern: /^(react|react-dom)(\/|$)/,
      because: 'What the browser, the host and the server share has no user interface.',
    },
    { pattern: /^node:/, because: 'It runs in browsers too.' },
  ],
  backend: [{ pattern: /^(react|react-dom)(\/|$)/, because: 'The backend has no user interface.' }],
  ui: [
    {
      pattern: /^(react-router(-dom)?|@tanstack\/react-router|next|wouter)(\/|$)/,
      because: 'The library knows no router: take a link component through LinkProvider.',
    },
    { pattern: /^node:/, because: 'Components run in browsers.' },
    { pattern: /^@supabase\//, because: 'Data in, events out: the application owns the data.' },
  ],
};

export function violationOf({ from, specifier, target }: Import): string | undefined {
  if ('external' in target) return outsideViolation(from, target.external);
  return roomViolation(from, specifier, target.place) ?? layerViolation(from, target.place);
}

function outsideViolation(from: Place, name: string): string | undefined {
  if (from.room === undefined || from.backstage) return undefined;
  const rule = forbiddenOutside[from.room]?.find(({ pattern }) => pattern.test(name));
  return rule && `${from.room} may not import ${name}. ${rule.because}`;
}

function roomViolation(from: Place, specifier: string, to: Place): string | undefined {
  if (from.room === undefined || from.room === to.room) return undefined;
  if (to.room === undefined) {
    return from.backstage
      ? undefined
      : `${from.room} reaches out of its package to ${to.path}. A package stands on its own: move what is shared into one.`;
  }
  const allowed = mayImport[from.room] ?? [];
  if (!allowed.includes(to.room) && !(from.backstage && to.room === 'tooling')) {
    const list = allowed.length > 0 ? `only from ${allowed.join(', ')}` : 'from no other package of ours';
    return `${from.room} imports from ${to.room}, but it may import ${list}. Hand the value over from the application, or move it to the package that may know it.`;
  }
  if (specifier.startsWith('.')) {
    return `${from.room} imports ${to.path} by a relative path. Use the package's name, @laliaflia/${to.room}, so that only its public entries are used.`;
  }
  return undefined;
}

function layerViolation(from: Place, to: Place): string | undefined {
  if (from.room !== 'ui' || to.room !== 'ui' || !from.path.startsWith('packages/ui/src/')) return undefined;
  if (to.path === 'packages/ui/src/index.ts') {
    return 'The root barrel is for users of the library. Inside it, every importer would be rebuilt (and pictured) with every change anywhere: import from the component’s own folder.';
  }
  // Stories and tests show components together; they are nobody's dependency.
  if (from.backstage || from.layer === undefined || to.layer === undefined) return undefined;
  const fromHeight = layerHeight[from.layer];
  const toHeight = layerHeight[to.layer];
  if (fromHeight === undefined || toHeight === undefined) {
    const unknown = fromHeight === undefined ? from.layer : to.layer;
    return `ui/src/${unknown} is no layer of the plan (${Object.keys(layerHeight).join(', ')}). Move the file, or add the layer to packages/tooling/src/architecture/rules.ts.`;
  }
  if (toHeight > fromHeight) {
    return `${from.layer} imports upward from ${to.layer}. Layers build on lower ones only, so that each can be understood without those above: move the shared piece down, or take it as a prop or child.`;
  }
  if (from.layer === 'sections' && to.layer === 'sections' && from.part !== to.part) {
    return `The section ${from.part} imports from the section ${to.part}. Sections are composed by pages: take the piece as a child, or move it to primitives or media.`;
  }
  return undefined;
}
