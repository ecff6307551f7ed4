/** The docs page of a component folder: `primitives/alert-dialog` is at `primitives-alertdialog--docs`. */
export const docsId = (folder: string): string => {
  const [layer = '', name = ''] = folder.split('/');
  return `${layer}-${name.replaceAll('-', '')}--docs`;
};

/** From a frame of Storybook, with the target `_top`. */
export const docsAddress = (id: string): string => `./?path=/docs/${id}`;

/** A link of a SPEC.md to another one leads to that component's docs page. Any other link stays as it is. */
export function followSpec(href: string, folder: string): string {
  if (!/^\.\.?\/.*SPEC\.md$/.test(href)) return href;
  const [, layer = '', name = ''] = new URL(href, `spec:/${folder}/SPEC.md`).pathname.split('/');
  return docsAddress(docsId(`${layer}/${name}`));
}
