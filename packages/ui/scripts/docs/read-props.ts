import path from 'node:path';
import {
  API,
  type Checker,
  type Symbol as CodeSymbol,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { roleOfTone, roleOfVariant } from '../codemods/role-values.ts';
import { packageRoot, source } from '../package/paths.ts';
import type { ComponentDoc, PropDoc } from './prop-doc.ts';
import { readShapes } from './read-shapes.ts';

/*
 * The prop table of every exported component, read by the TypeScript compiler. Tools that read one file at a time
 * cannot resolve a union of interfaces, and most of our props are one.
 */
const ours = path.join(source, '/').toLowerCase();
/** Components that are not exported at the root but at an entry, by the name of its page. */
const apart = {
  Icons: { entry: 'icons', file: 'primitives/icons/index.ts' },
  LeadForm: { entry: 'lead-form', file: 'primitives/lead-form/index.ts' },
};

/** Longer types are shown by their kind; the code has them in full. */
const longest = 160;

let known: Record<string, ComponentDoc> | undefined;

/**
 * By exported name; parts of a namespace, and components that share a page, as `Accordion.Root`. The compiler takes
 * seconds, so the answer stays as it was at the first question.
 */
export function readProps(): Record<string, ComponentDoc> {
  known ??= askCompiler();
  return known;
}

function askCompiler(): Record<string, ComponentDoc> {
  const api = new API({ cwd: packageRoot });
  try {
    const config = path.join(packageRoot, 'tsconfig.build.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`The compiler does not open ${config}.`);
    const own = Object.entries(apart).map(([page, { entry, file }]) => {
      const docs = Object.entries(readModule(project, file, `${page}.`));
      return docs.map(([name, doc]) => [name, { ...doc, entry }] as const);
    });
    return { ...readModule(project, 'index.ts'), ...Object.fromEntries(own.flat()) };
  } finally {
    api.close();
  }
}

function readModule({ checker, program }: Project, file: string, prefix = ''): Record<string, ComponentDoc> {
  const code = program.getSourceFile(path.join(source, file));
  const module = code && checker.getSymbolAtLocation(code);
  if (module === undefined) throw new Error(`${file} exports nothing.`);
  const docs: Record<string, ComponentDoc> = {};
  const read = (symbol: CodeSymbol, prefix: string) => {
    const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const name = prefix + symbol.name;
    if (!/^[A-Z][a-z]/.test(symbol.name)) return;
    if (target.flags & SymbolFlags.ValueModule) {
      for (const part of checker.getExportsOfModule(target)) read(part, `${name}.`);
      return;
    }
    const doc = readComponent(checker, target);
    if (doc) docs[name] = doc;
  };
  for (const symbol of checker.getExportsOfModule(module)) read(symbol, prefix);
  return docs;
}

function readComponent(checker: Checker, symbol: CodeSymbol): ComponentDoc | undefined {
  if (!(symbol.flags & SymbolFlags.Value)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (signature === undefined) return undefined;
  const about = checker.getDocumentationCommentOfSymbol(symbol);
  const props = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
  return {
    about,
    props: props ? readProperties(checker, props) : [],
    shapes: props ? readShapes(checker, typesOfProps(checker, props), ours) : {},
  };
}

/** The types of the props that the library declares. */
function typesOfProps(checker: Checker, type: Type): Type[] {
  return (type.isUnionType() ? type.getTypes() : [type]).flatMap((member) =>
    checker
      .getPropertiesOfType(member)
      .filter(({ declarations }) =>
        declarations.some(({ path: file }) => file.toLowerCase().startsWith(ours)),
      )
      .flatMap((property) => checker.getTypeOfSymbol(property) ?? []),
  );
}

/** The props of every member of a union, each once; props that only some members have or require are optional. */
function readProperties(checker: Checker, type: Type): PropDoc[] {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const found = new Map<string, { symbols: CodeSymbol[]; types: Set<string>; always: number }>();
  for (const member of members) {
    for (const property of checker.getPropertiesOfType(member)) {
      if (!property.declarations.some(({ path: file }) => file.toLowerCase().startsWith(ours))) continue;
      const entry = found.get(property.name) ?? { symbols: [], types: new Set<string>(), always: 0 };
      const shown = checker.getTypeOfSymbol(property);
      const text = shown ? typesOf(checker, shown) : [];
      found.set(property.name, entry);
      // `href?: never` only forbids it in this member.
      if (text.length === 0) continue;
      entry.symbols.push(property);
      for (const each of text) if (!isFormer(property.name, each)) entry.types.add(each);
      if (!(property.flags & SymbolFlags.Optional)) entry.always += 1;
    }
  }
  return [...found]
    .filter(([, { types }]) => types.size > 0)
    .map(([name, { symbols, types, always }]) => {
      const about =
        symbols.map((each) => checker.getDocumentationCommentOfSymbol(each)).find((text) => text !== '') ??
        '';
      return { name, types: [...types], required: always === members.length, about };
    })
    .sort((a, b) => Number(b.required) - Number(a.required));
}

/** A deprecated name of a value is taken, and the doc comment says so; nobody shall choose it from a list. */
const isFormer = (prop: string, type: string): boolean => {
  const former = { tone: roleOfTone, variant: roleOfVariant }[prop];
  return former !== undefined && Object.hasOwn(former, type.replaceAll('"', ''));
};

function typesOf(checker: Checker, type: Type): string[] {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const shown = parts.filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Never)));
  const isBoolean = shown.length === 2 && shown.every(({ flags }) => flags & TypeFlags.BooleanLiteral);
  if (isBoolean) return ['boolean'];
  if (shown.length > 0 && shown.every(({ flags }) => flags & TypeFlags.Literal)) {
    return shown.map((each) => checker.typeToString(each));
  }
  const text = checker
    .typeToString(type)
    .replace(/ \| undefined\b/g, '')
    .replace(/\bReact\./g, '');
  if (text === 'never' || text === 'undefined') return [];
  return [text.length > longest ? `${text.slice(0, longest)}…` : text];
}
