// npm and pnpm run this before they pack the folder of the sources, whose entries lead to files that are not published.
console.error(
  'packages/ui holds the sources and is not what is published: run "pnpm build:ui" at the top and pack packages/ui/dist.',
);
process.exitCode = 1;
