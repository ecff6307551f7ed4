import {
  defaultTreeAdapter as dom,
  html,
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

export interface PageParts {
  /** The page that Vite made of index.html. */
  template: string;
  /** What React rendered: head elements first, then the application. */
  app: string;
  /** Chunks that hydration will need. */
  chunks: readonly string[];
  /** Those of a page that sleeps, which only an act in it needs. */
  pageChunks?: readonly string[];
  meta: readonly { name: string; content: string }[];
  fonts: readonly string[];
  /** The whole stylesheet, which the page's script fetches before it takes over. `withStyle` puts the used part in. */
  stylesheet: string;
  /** What the page says to machines. It is data: no script runs, and the security policy has nothing to allow. */
  structuredData?: object | undefined;
}

const placeholder = 'application';
const styleMark = '/* styles */';

/** Puts one page together. Of what React rendered only the beginning is parsed: drawings further on have titles, too. */
export function assemblePage({
  template,
  app,
  chunks,
  pageChunks = [],
  meta,
  fonts,
  stylesheet,
  structuredData,
}: PageParts): string {
  const document = parse(template);
  const head = only(document, 'head');
  const body = only(document, 'body');
  const root = find(body, (element) => attribute(element, 'id') === 'root');
  if (root === undefined) throw new Error('index.html has no element with the id "root": put it back.');

  const { hoisted, rest } = separateHead(app);
  const [charset, viewport] = [...elementsOf(head)];
  const title = hoisted.filter(({ tagName }) => tagName === 'title');
  const others = hoisted.filter(({ tagName }) => tagName !== 'title');
  insertAfter(head, viewport ?? charset, [...title, ...fonts.map(fontPreload)]);
  for (const element of [...others, ...meta.map((values) => create('meta', values))]) append(head, element);

  for (const link of allElements(head, 'link').filter(
    (element) => attribute(element, 'rel') === 'stylesheet',
  )) {
    replace(link, styleElement(styleMark));
  }
  // After everything that paints, as the scripts below.
  if (structuredData !== undefined) append(body, dataElement(structuredData));
  // Fetched behind the fonts.
  for (const script of allElements(head, 'script').filter(
    (element) => attribute(element, 'type') === 'module',
  )) {
    script.attrs.push({ name: 'fetchpriority', value: 'low' });
    append(body, script);
  }
  for (const link of allElements(head, 'link').filter(
    (element) => attribute(element, 'rel') === 'modulepreload',
  )) {
    dom.detachNode(link);
  }
  dropIndentation(head);
  dropIndentation(body);

  root.attrs.push(
    { name: 'data-chunks', value: chunks.join(' ') },
    ...(pageChunks.length > 0 ? [{ name: 'data-page-chunks', value: pageChunks.join(' ') }] : []),
    { name: 'data-stylesheet', value: stylesheet },
  );
  dom.appendChild(root, dom.createCommentNode(placeholder));
  // The application keeps the very characters that React wrote, which hydration compares with.
  const [before = '', after = ''] = serialize(document).split(`<!--${placeholder}-->`);
  return before + rest + after;
}

/** Puts the text of its styles into an assembled page. */
export function withStyle(page: string, style: string): string {
  return page.replace(styleMark, () => style);
}

/** Browsers ignore these in an element, and say so in the console. */
const onlyInHeaders = /^\s*(frame-ancestors|report-uri|report-to|sandbox)\b/;

/** For the page that is answered at unknown addresses, which a host that matches addresses gives no policy. */
export function withPolicy(page: string, policy: string): string {
  const content = policy
    .split(';')
    .filter((directive) => !onlyInHeaders.test(directive))
    .join(';')
    .replaceAll('"', '&quot;');
  return page.replace(
    /<meta charset="[^"]*">/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

/**
 * Texts of the inline blocks, which the content security policy names by their hash. Searched, since a page is parsed in
 * ten times as long: React and the serializer write every other `<` out.
 */
export function inlineBlocks(page: string): { scripts: string[]; styles: string[] } {
  const blocks = [...page.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)];
  const texts = (wanted: string) =>
    blocks
      .filter(([, name, attributes = '']) => name === wanted && !isData.test(attributes))
      .map(([, , , text = '']) => text);
  return { scripts: texts('script'), styles: texts('style') };
}

const isData = /\bsrc=|\btype="application\/ld\+json"/;
/** What React puts before the application. It escapes `<` in titles and `>` in attributes. */
const headPart = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

function separateHead(app: string): { hoisted: Tree.Element[]; rest: string } {
  const [head = ''] = headPart.exec(app) ?? [];
  return { hoisted: [...elementsOf(parseFragment(head))], rest: app.slice(head.length) };
}

function fontPreload(href: string): Tree.Element {
  return create('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });
}

function styleElement(text: string): Tree.Element {
  const element = create('style', {});
  dom.insertText(element, text);
  return element;
}

function dataElement(value: object): Tree.Element {
  const element = create('script', { type: 'application/ld+json' });
  // `<` could end the element.
  dom.insertText(element, JSON.stringify(value).replaceAll('<', '\\u003c'));
  return element;
}

function create(name: string, attributes: Record<string, string>): Tree.Element {
  return dom.createElement(
    name,
    html.NS.HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  );
}

function append(parent: Tree.Element, node: Tree.Element): void {
  if (node.parentNode) dom.detachNode(node);
  dom.appendChild(parent, node);
}

function insertAfter(parent: Tree.Element, sibling: Tree.Element | undefined, nodes: Tree.Element[]): void {
  const next = sibling && parent.childNodes[parent.childNodes.indexOf(sibling) + 1];
  for (const node of nodes) {
    if (node.parentNode) dom.detachNode(node);
    if (next === undefined) dom.appendChild(parent, node);
    else dom.insertBefore(parent, node, next);
  }
}

function replace(old: Tree.Element, fresh: Tree.Element): void {
  if (!old.parentNode) return;
  dom.insertBefore(old.parentNode, fresh, old);
  dom.detachNode(old);
}

function dropIndentation(parent: Tree.Element): void {
  for (const child of [...parent.childNodes]) {
    if (child.nodeName === '#text' && 'value' in child && child.value.trim() === '') dom.detachNode(child);
  }
}

function* elementsOf(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) if ('tagName' in child) yield child;
}

function allElements(node: Tree.ParentNode, name: string): Tree.Element[] {
  return [...elementsOf(node)].flatMap((element) => [
    ...(element.tagName === name ? [element] : []),
    ...allElements(element, name),
  ]);
}

function find(node: Tree.ParentNode, fits: (element: Tree.Element) => boolean): Tree.Element | undefined {
  for (const element of elementsOf(node)) {
    const found = fits(element) ? element : find(element, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

function only(node: Tree.ParentNode, name: string): Tree.Element {
  const [element] = allElements(node, name);
  if (element === undefined) throw new Error(`index.html has no <${name}>: put it back.`);
  return element;
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}
