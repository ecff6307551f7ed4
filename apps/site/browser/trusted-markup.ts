/**
 * What may become HTML in a page: the markup that our components write, and nothing that runs or loads. Figures are SVG,
 * legal texts are prose. React makes an empty script before it fills one in; a script that is put in this way never runs.
 */
export function isOurMarkup(html: string): boolean {
  if (html === '<script></script>') return true;
  const rest = html.replace(tag, (whole, name: string, own: string) =>
    elements.has(name) && areOurs(own) ? '' : whole,
  );
  return !rest.includes('<');
}

/** Structured data: what is JSON does nothing as a script. */
export function isData(script: string): boolean {
  try {
    JSON.parse(script);
    return true;
  } catch {
    return false;
  }
}

const tag = /<\/?([a-z][a-z\d]*)((?:\s+[a-z][a-z\d-]*(?:="[^"<>]*")?)*)\s*\/?>/g;
const attribute = /([a-z][a-z\d-]*)(?:="([^"]*)")?/g;

const names = (list: string) => new Set(list.split(','));
const elements = names(
  'g,path,circle,ellipse,line,polyline,polygon,rect,p,a,span,ul,ol,li,strong,em,b,i,br,code,h2,h3,h4,blockquote,table,thead,tbody,tr,th,td,dl,dt,dd,abbr,time,caption',
);
const attributes = names(
  'd,fill,fill-rule,stroke,stroke-width,stroke-linecap,stroke-linejoin,stroke-dasharray,opacity,transform,x,y,x1,y1,x2,y2,cx,cy,r,rx,ry,width,height,points,class,id,title,lang,datetime,start,align,scope',
);
const link = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

function areOurs(text: string): boolean {
  return [...text.matchAll(attribute)].every(([, name = '', value = '']) =>
    name === 'href' ? link.test(value) : attributes.has(name),
  );
}

let ownPage: string | undefined;

/**
 * A page of this site as a document of its own, in which nothing runs or loads. Without its styles and scripts, which are
 * not looked for there and which the policy of the page that is shown does not know.
 *
 * @param html As an address of this site has answered.
 */
export function documentOf(html: string): Document {
  ownPage = html.slice(html.indexOf('<body')).replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  try {
    return new DOMParser().parseFromString(ownPage, 'text/html');
  } finally {
    ownPage = undefined;
  }
}

type Factory = {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
};

/**
 * Trusted Types: before the browser makes HTML or a script of a text, it asks the policy named "default". Null refuses.
 * Browsers without them do as before. A second try at hydrating finds the policy there.
 */
export function trustOurMarkup(factory = (globalThis as { trustedTypes?: Factory }).trustedTypes): void {
  if (factory === undefined || factory.defaultPolicy !== null) return;
  factory.createPolicy('default', {
    createHTML: (html) => (html === ownPage || isOurMarkup(html) ? html : null),
    createScript: (script) => (isData(script) ? script : null),
  });
}
