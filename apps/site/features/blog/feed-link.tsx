import { feedTitle } from '../../content/feed.ts';

const feedPath = '/feed.xml';

/** Where readers of feeds find the articles; React puts it into the document's head. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title={feedTitle} href={feedPath} />;
}
