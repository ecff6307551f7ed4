import type { PublishedArticle } from '../../content/schema/texts.ts';

const mostRelated = 2;

type Subjects = Pick<PublishedArticle, 'category' | 'tags'>;

/** What two articles share: the same category counts as much as two tags. */
export function nearness(one: Subjects, other: Subjects): number {
  return (
    (other.category === one.category ? 2 : 0) + other.tags.filter((tag) => one.tags.includes(tag)).length
  );
}

/** The nearest ones of a list that has the newest first; among equals the newest. */
export function relatedTo(one: PublishedArticle, all: readonly PublishedArticle[]): PublishedArticle[] {
  const nearest = 2 + one.tags.length;
  const best: { article: PublishedArticle; near: number }[] = [];
  for (const article of all) {
    if (article === one) continue;
    const near = nearness(one, article);
    const at = best.findIndex((each) => near > each.near);
    if (at !== -1) best.splice(at, 0, { article, near });
    else if (best.length < mostRelated) best.push({ article, near });
    best.length = Math.min(best.length, mostRelated);
    // Later articles cannot be closer; without this check a thousand articles need a million comparisons.
    if (best.length === mostRelated && best.every((each) => each.near === nearest)) break;
  }
  return best.map(({ article }) => article);
}
