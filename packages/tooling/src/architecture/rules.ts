import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

/*
 * Which part may import which, for dependency-cruiser. Why this tool, and what it does not see, is in
 * docs/decisions/import-rules.md. The comment of a rule is what somebody reads who has broken it.
 */

/** Tests, stories, scripts and configuration: they run on a developer's machine only. */
const backstage =
  '(^|/)(test|tests|e2e|scripts|stories|foundations)/|[.](test|spec|stories)[.][jt]sx?$|(^|/)[^/]+[.]config[.][jt]s$|[.]d[.]ts$';

type Above = Readonly<Record<string, readonly string[]>>;

/** The packages that a package may import. All of them may use tooling in tests, stories and scripts. */
const packages: Above = {
  leads: [],
  backend: ['leads'],
  ui: [],
  site: ['ui', 'leads'],
  desk: ['ui', 'leads'],
  tooling: [],
};

/** The rooms of apps/site that a room may import; above them are only the files beside them, such as app.tsx. */
export const rooms: Above = {
  content: [],
  browser: [],
  delivery: ['browser', 'content'],
  parts: ['browser'],
  pictures: ['content'],
  routing: ['browser', 'content', 'parts'],
  seo: ['browser', 'content', 'routing'],
  features: ['browser', 'content', 'delivery', 'parts', 'pictures', 'routing'],
  shell: ['browser', 'content', 'delivery', 'features', 'parts', 'routing'],
  pages: ['browser', 'content', 'features', 'pictures', 'routing'],
  host: [],
  mail: ['content'],
  functions: ['content', 'mail'],
  build: ['browser', 'content', 'host', 'parts', 'routing', 'seo'],
  crawl: ['build', 'content', 'host', 'routing'],
};

/** Layers of packages/ui/src, from the lowest. A layer imports from itself and from those before it. */
const layers = ['tokens', 'messages', 'internal', 'primitives', 'media', 'sections'];

const oneOf = (names: readonly string[]) => `(${names.join('|')})`;
const inPackages = (names: readonly string[]) => `^(packages|apps)/${oneOf(names)}/`;
const inRooms = (names: readonly string[]) => `^apps/site/${oneOf(names)}/`;
const inLayers = (names: readonly string[]) => `^packages/ui/src/${oneOf(names)}/`;
const external = (names: readonly string[]) => `(^|/)${oneOf(names)}(/|$)`;

/** Only these rooms start a server or build, and may import the backend, and what builds the desk. */
const startsServers = `^apps/site/${oneOf(['build', 'host', 'mail', 'functions', 'e2e', 'scripts'])}/`;

type Rule = IRegularForbiddenRuleType;

function forbidden(name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, comment, severity: 'error', from, to };
}

const betweenPackages = Object.entries(packages).flatMap(([name, allowed]) => {
  const comment = `${name} may import ${allowed.length > 0 ? `only ${allowed.join(' and ')}` : 'none of our packages'}. Hand the value over from the application, or move it to the package that may know it.`;
  const others = (names: readonly string[]) => `^(packages|apps)/(?!${oneOf([name, ...names])}/)`;
  const except = name === 'site' ? `${backstage}|${startsServers}` : backstage;
  return [
    forbidden(
      `${name}-imports`,
      comment,
      { path: inPackages([name]), pathNot: except },
      { path: others(allowed) },
    ),
    forbidden(
      `${name}-imports-backstage`,
      comment,
      { path: inPackages([name]) },
      { path: others([...allowed, 'tooling', ...(name === 'site' ? ['backend', 'desk'] : [])]) },
    ),
  ];
});

/** The table of routes is data; the build knows the type of the bundle that renders, which is another program. */
const above: Readonly<Record<string, string>> = {
  build: '|^apps/site/(routes[.]ts|entry[.]server[.]tsx)$',
  crawl: '|^apps/site/routes[.]ts$',
};

const betweenRooms = Object.entries(rooms).map(([name, allowed]) =>
  forbidden(
    `site-${name}-imports`,
    `${name} may import ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other room'}. Take the value as an argument from the file above both, or move it to a room that both may import.`,
    { path: inRooms([name]), pathNot: backstage },
    { path: '^apps/site/', pathNot: inRooms([name, ...allowed]) + (above[name] ?? '') },
  ),
);

const betweenLayers = layers.map((name, height) =>
  forbidden(
    `ui-${name}-imports`,
    'A layer builds on lower ones only, so that each can be understood without those above: move the shared piece down, or take it as a prop or child.',
    { path: inLayers([name]), pathNot: backstage },
    { path: '^packages/ui/src/.+/', pathNot: inLayers(layers.slice(0, height + 1)) },
  ),
);

/** Not even by way of other files, which an import alone does not show. */
const withoutCompilers: IForbiddenRuleType = {
  name: 'server-without-compilers',
  comment:
    'The compilers keep nearly a gigabyte, and the server runs for months: build in the process of publish-apart.ts.',
  severity: 'error',
  from: { path: '^apps/site/scripts/start[.]ts$' },
  to: { path: '^apps/site/build/publish[.]ts$', reachable: true },
};

export const rules: IForbiddenRuleType[] = [
  ...betweenPackages,
  forbidden(
    'package-by-name',
    'Use the name of the package, such as @laliaflia/ui, so that only its public entries are used.',
    { path: '^(packages|apps)/([^/]+)/' },
    { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
  ),
  forbidden(
    'package-stands-alone',
    'A package does not reach out to the files beside the packages: move what is shared into one.',
    { path: '^(packages|apps)/', pathNot: backstage },
    { path: '^([^/]+|[.][^/]+/.+)$', dependencyTypes: ['local'] },
  ),
  forbidden(
    'ui-knows-no-router',
    'The library takes a link component through LinkProvider.',
    { path: '^packages/ui/', pathNot: backstage },
    { path: external(['react-router', 'react-router-dom', '@tanstack/react-router', 'next', 'wouter']) },
  ),
  forbidden(
    'ui-knows-no-backend',
    'Data in, events out: the application owns the data.',
    { path: '^packages/ui/', pathNot: backstage },
    { path: external(['@supabase']) },
  ),
  forbidden(
    'runs-in-browsers',
    'This package runs in browsers, which have no modules of Node.',
    { path: inPackages(['leads', 'ui']), pathNot: backstage },
    { dependencyTypes: ['core'] },
  ),
  forbidden(
    'no-user-interface',
    'leads and backend have no user interface.',
    { path: inPackages(['leads', 'backend']), pathNot: backstage },
    { path: external(['react', 'react-dom']) },
  ),
  ...betweenLayers,
  forbidden(
    'ui-layers',
    'Every folder of packages/ui/src is a layer: move the file into one, or add the layer to packages/tooling/src/architecture/rules.ts.',
    { path: '^packages/ui/src/.+/', pathNot: `${backstage}|${inLayers(layers)}` },
    {},
  ),
  forbidden(
    'section-imports-section',
    'Sections are composed by pages: take the piece as a child, or move it to primitives or media.',
    { path: '^packages/ui/src/sections/([^/]+)', pathNot: backstage },
    { path: inLayers(['sections']), pathNot: '^packages/ui/src/sections/$1' },
  ),
  forbidden(
    'ui-root-barrel',
    'The root barrel is for users of the library. Inside it, every importer would be rebuilt with every change anywhere: import from the folder of the component.',
    { path: '^packages/ui/src/' },
    { path: '^packages/ui/src/index[.]ts$' },
  ),
  ...betweenRooms,
  forbidden(
    'feature-imports-feature',
    'Features are put together by pages and by the shell: move the shared piece to browser, delivery or routing, or hand it in.',
    { path: '^apps/site/features/([^/]+)/' },
    { path: inRooms(['features']), pathNot: '^apps/site/features/$1/' },
  ),
  withoutCompilers,
  forbidden(
    'no-cycle',
    'Two modules that need each other are one, or have a third one in common.',
    { pathNot: backstage },
    { circular: true },
  ),
];
