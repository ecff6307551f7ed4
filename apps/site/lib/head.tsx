import { defaultHead } from '../content/head.ts';
import type { PageHead } from '../content/schema/basics.ts';
import { site } from '../content/site.ts';
import { runtimeConfig } from './runtime.ts';

export interface HeadProps {
  head?: PageHead | undefined;
  /** Path and, for a variant, its query: what the canonical link names. */
  canonical: string;
}

/** React puts these into the document's head, in the prerendered page and after each route change. */
export function Head({ head = defaultHead, canonical }: HeadProps) {
  const origin = runtimeConfig().site;
  const url = origin + canonical;
  const { title, description } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={head.keywords.join(', ')} />
      <meta name="robots" content="index,follow" />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}/social.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${origin}/social.png`} />
    </>
  );
}
