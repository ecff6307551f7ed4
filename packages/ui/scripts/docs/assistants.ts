import { type ComponentPage, pageText } from './component-docs.ts';

/** What holds for every page that is put together from the library; each links to where it is told in full. */
const rules = [
  'React 19 is required. Import each component from its own entry, `@laliaflia/ui/<name>`; icons from `@laliaflia/ui/icons`. Nothing else can be imported.',
  'Without Tailwind: `import "@laliaflia/ui/fonts.css"` and `import "@laliaflia/ui/styles.css"` once, and `<body class="laliaflia">`. With Tailwind 4: see README.md, "Styles: three options".',
  'A page is `Page` with sections as its children. `Page` sets the distances between them: never add margins of your own.',
  'Give data to sections as props. There is no router, network or storage inside: every link is an `<a>` until `LinkProvider` gets the link of your router, and every form hands its values to `onSubmit`.',
  'One heading of level 1 on a page: that of the hero or of the introduction. The others follow the levels that the components set.',
  'Words of the components come from `I18nProvider`; English is the default.',
  'Both themes follow the system; `data-theme="light"` or `"dark"` on any element sets one for what is in it. `data-path="design"`, `"brand"` or `"methods"` sets accent and shape.',
  'Colours, sizes and durations are tokens: README.md, "Themes", and the files in `tokens`. Do not write hex values.',
  'Every picture needs an alternative text; an empty one throws where the picture is content.',
];

const headings = {
  sections: ['Sections', 'Whole parts of a page, in the order of the alphabet.'],
  primitives: ['Primitives', 'What sections are made of.'],
  media: ['Media', 'Frames, galleries, portraits and figures.'],
} as const;

/** The index that a coding assistant reads first, in the format of llmstxt.org. */
function llmsText(pages: readonly ComponentPage[]): string {
  const list = (Object.keys(headings) as (keyof typeof headings)[]).map((layer) => {
    const [heading, about] = headings[layer];
    const lines = pages
      .filter((page) => page.layer === layer)
      .map(({ name, title, summary }) => `- [${title}](docs/${name}.md): ${summary}`);
    return [`## ${heading}`, about, lines.join('\n')].join('\n\n');
  });
  return [
    '# @laliaflia/ui',
    '> Accessible React components with their own tokens, fonts and living figures, for the pages of a consultancy: sections that take data, the primitives they are made of, and media.',
    'Each page below says what the component guarantees, what the caller owes, its keys, its props and an example. [components.json](components.json) holds the props of all of them for programs, and under `shapes` what the names of types in them stand for.',
    '## Rules',
    rules.map((rule) => `- ${rule}`).join('\n'),
    ...list,
    '## More',
    '- [README.md](README.md): styles, theming, servers, recipes for Vite, Next.js, React Router and Astro\n- [CHANGELOG.md](CHANGELOG.md): what changed in which version',
    '',
  ].join('\n\n');
}

/** The same for programs: every entry with its components and their props. */
function componentsJson(pages: readonly ComponentPage[], version: string): string {
  const entries = pages.map(({ name, layer, summary, components }) => ({
    entry: `@laliaflia/ui/${name}`,
    layer,
    summary,
    docs: `docs/${name}.md`,
    components: Object.fromEntries(components),
  }));
  return `${JSON.stringify({ package: '@laliaflia/ui', version, entries })}\n`;
}

/** The documentation that travels with the package, by file. */
export function assistantFiles(pages: readonly ComponentPage[], version: string): Record<string, string> {
  return {
    ...Object.fromEntries(pages.map((page) => [`docs/${page.name}.md`, pageText(page)])),
    'llms.txt': llmsText(pages),
    'components.json': componentsJson(pages, version),
  };
}
