import { literal } from '../composer/page-file.ts';

/** A section with its sample data, as the composer has it. */
interface Block {
  name: string;
  use: string;
  data: Readonly<Record<string, unknown>>;
}

/** One block, in the format of shadcn's registries. */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:block';
  title: string;
  description: string;
  dependencies: string[];
  docs: string;
  files: { path: string; type: 'registry:component'; target: string; content: string }[];
}

export interface Registry {
  $schema: string;
  name: string;
  homepage: string;
  items: Omit<RegistryItem, '$schema'>[];
}

const library = '@laliaflia/ui';

/** `TierCards` becomes `tier-cards`. */
const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** The section stays in the library, so that it is upgraded with it; only the words are the caller's. */
const source = ({ name, data }: Block) => `import { ${name} } from '${library}';

const words = ${literal(data)} as const;

export function ${name}Block() {
  return <${name} {...words} />;
}
`;

/** @param isPublished Whether a package manager can find the library; otherwise the caller has installed its file. */
function registryItem(block: Block, isPublished: boolean): RegistryItem {
  const name = kebab(block.name);
  const path = `components/blocks/${name}.tsx`;
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:block',
    title: block.name,
    description: `${block.use}.`,
    dependencies: isPublished ? [library] : [],
    docs: `The block imports ${block.name} from ${library}. Its styles: import "${library}/fonts.css" and "${library}/styles.css" once, and give the body the class laliaflia.`,
    files: [{ path, type: 'registry:component', target: path, content: source(block) }],
  };
}

/** The files below `/r`: a file for each block, and the list of them. */
export function registryFiles(
  blocks: readonly Block[],
  { homepage, isPublished }: { homepage: string; isPublished: boolean },
): Record<string, RegistryItem | Registry> {
  const items = blocks.map((block) => registryItem(block, isPublished));
  const listed = items.map(({ $schema: _, files, ...item }) => ({
    ...item,
    files: files.map((file) => ({ ...file, content: '' })),
  }));
  const registry: Registry = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'laliaflia',
    homepage,
    items: listed,
  };
  return {
    ...Object.fromEntries(items.map((item) => [`${item.name}.json`, item])),
    'registry.json': registry,
  };
}
