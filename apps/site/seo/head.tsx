import { runtimeConfig } from '../browser/runtime.ts';
import { defaultHead } from '../content/head.ts';
import type { PageHead } from '../content/schema/basics.ts';
import { site } from '../content/site.ts';
import { socialImageOf } from '../routing/addresses.ts';

export interface HeadProps {
  head?: PageHead | undefined;
  /** Path and, for a variant, its query: what the canonical link names. */
  canonical: string;
}

/** All that `Head` writes, in the document's head. */
export const headElements =
  'title, link[rel="canonical"], meta[property], meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"])';

/** React puts these into the document's head, in the prerendered page and after each route change. */
export function Head({ head = defaultHead, canonical }: HeadProps) {
  const origin = runtimeConfig().site;
  const url = origin + canonical;
  const image = origin + socialImageOf(canonical);
  const { title, description, article } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={head.keywords.join(', ')} />
      <meta name="robots" content={head.hidden ? 'noindex' : 'index,follow'} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {article && <ArticleMeta {...article} />}
    </>
  );
}

function ArticleMeta({ published, author, section, tags }: NonNullable<PageHead['article']>) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      <meta property="article:author" content={author} />
      <meta property="article:section" content={section} />
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
