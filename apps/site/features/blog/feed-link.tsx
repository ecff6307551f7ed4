import { site } from '../../content/site.ts';

/** Where readers of feeds find the articles; React puts it into the document's head. */
export const feedPath = '/feed.xml';

export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title={`${site.brand}, blog`} href={feedPath} />;
}
