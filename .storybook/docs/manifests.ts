import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import {
  type ComponentPage,
  componentPages,
  examplesText,
  propsText,
} from '../../packages/ui/scripts/docs/component-docs.ts';

const storyFile = /packages\/ui\/src\/(?:primitives|media|sections)\/([\w-]+)\//;

function documented(component: ComponentManifest, page: ComponentPage): ComponentManifest {
  const { id, name, path, jsDocTags, stories } = component;
  const [first = page.title] = page.components.map(([each]) => each.split('.')[0] ?? each);
  return {
    id,
    name,
    path,
    jsDocTags,
    stories,
    import: `import { ${first} } from '@laliaflia/ui/${page.name}';`,
    summary: page.summary,
    description: page.specification,
    apiDescription: [propsText(page), examplesText(page)].filter(Boolean).join('\n\n'),
  };
}

/**
 * What Storybook's MCP server tells about each component: the same page as a person reads. Its own analysis knows
 * neither the entries of the package nor most props. What is no component of the library is left out.
 */
export function withOurDocs(manifests: Manifests = {}): Manifests {
  const { components: index, ...others } = manifests;
  if (index === undefined) return manifests;
  const pages = new Map(componentPages().map((page) => [page.name, page]));
  const components = Object.entries(index.components).flatMap(([id, component]) => {
    const page = pages.get(storyFile.exec(component.path)?.[1] ?? '');
    return page === undefined ? [] : [[id, documented(component, page)] as const];
  });
  return { ...others, components: { ...index, components: Object.fromEntries(components) } };
}
