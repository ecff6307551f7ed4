import {
  type Checker,
  type Symbol as CodeSymbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

type Reference = Parameters<Checker['getTypeArguments']>[0];

const nothing = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Never;

/** A type as a caller writes it, without what `?` says already. */
const textOf = (checker: Checker, type: Type): string =>
  checker
    .typeToString(type)
    .replaceAll(/ \| undefined\b/g, '')
    .replaceAll(/\bReact\./g, '');

/**
 * What the names of our own types in the props of a component stand for: `{ label: string; value: string }`. Whoever
 * has only the tables could not write such a prop otherwise.
 *
 * @param ours - The beginning of the path of every file of the library.
 */
export function readShapes(checker: Checker, types: readonly Type[], ours: string): Record<string, string> {
  const found: Record<string, string> = {};
  const isOurs = ({ declarations }: CodeSymbol) =>
    declarations.some(({ path }) => path.toLowerCase().startsWith(ours));
  const isNew = (symbol: CodeSymbol | undefined): symbol is CodeSymbol =>
    symbol !== undefined && /^[A-Z]\w+$/.test(symbol.name) && isOurs(symbol) && !(symbol.name in found);

  function members(type: Type): CodeSymbol[] {
    return checker.getPropertiesOfType(type).filter(isOurs);
  }

  function line(property: CodeSymbol): string {
    const type = checker.getTypeOfSymbol(property);
    const optional = property.flags & SymbolFlags.Optional ? '?' : '';
    return `${property.name}${optional}: ${type ? textOf(checker, type) : 'unknown'}`;
  }

  function visitMembers(type: Type): void {
    for (const property of members(type)) {
      const of = checker.getTypeOfSymbol(property);
      if (of) visit(of);
    }
  }

  function visit(given: Type): void {
    // The caller's own type: there is nothing to say about it.
    if (given.flags & TypeFlags.TypeParameter) return;
    // With `undefined` beside it an alias would have lost its name.
    const type = checker.getNonNullableType(given) ?? given;
    type.getAliasTypeArguments().forEach(visit);
    if (type.isUnionType()) {
      const parts = type.getTypes().filter(({ flags }) => !(flags & nothing));
      const alias = type.getAliasSymbol();
      if (isNew(alias)) found[alias.name] = parts.map((part) => textOf(checker, part)).join(' | ');
      parts.forEach(visit);
    } else if (checker.isArrayType(type) || checker.isTupleType(type)) {
      checker.getTypeArguments(type as Reference).forEach(visit);
    } else if (type.flags & TypeFlags.Object) {
      const symbol = type.getAliasSymbol() ?? type.getSymbol();
      const own = members(type);
      if (isNew(symbol) && own.length > 0) {
        found[symbol.name] = `{ ${own.map(line).join('; ')} }`;
        visitMembers(type);
      } else if (symbol?.name === '__type' && isOurs(symbol)) visitMembers(type);
    }
  }

  types.forEach(visit);
  return found;
}
