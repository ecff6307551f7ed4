const relativeSpecifier = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"'\n]+)\2/g;

/** TypeScript renames `./x.ts` to `./x.js` in the scripts it writes, but not in the declarations. */
export function renameInDeclarations(declarations: string): string {
  return declarations.replace(
    relativeSpecifier,
    (_all, before: string, quote: string, specifier: string) =>
      `${before}${quote}${specifier.replace(/(?<!\.d)\.tsx?$/, '.js')}${quote}`,
  );
}

/** The relative modules that a script or a declaration file leads to. */
export function relativeSpecifiers(code: string): string[] {
  return [...code.matchAll(relativeSpecifier)].map(([, , , specifier = '']) => specifier);
}
