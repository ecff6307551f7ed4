import type { Article } from '../../content/article.ts';
import type { FigureChoice } from '../../content/schema/basics.ts';
import { capital } from '../../content/words.ts';
import type { RouteDefinition } from '../../lib/pages.ts';
import type { DescribedPage } from '../../lib/structured-data/page.ts';
import { ownTitle } from '../../lib/structured-data/page.ts';
import type { Card } from './card.ts';
import type { CardSurface } from './layer.ts';

const surfaces: Record<NonNullable<RouteDefinition['accent']>, CardSurface> = {
  design: 'kingfisher',
  methods: 'leaf',
};
const rules = ['phyllotaxis', 'branching', 'strands'] as const satisfies readonly FigureChoice['rule'][];

/** So many figures of each kind. A figure costs more than all the rest, and a thousand articles share these. */
export const seeds = 24;

/** The picture of a page: its title, on the surface of its path, with a figure that its address grows. */
export function cardOf(
  { head, subject, path, url }: Pick<DescribedPage, 'head' | 'subject' | 'path' | 'url'>,
  { accent, brand }: { accent: RouteDefinition['accent']; brand: string },
): Card {
  if (head.article !== undefined) {
    const { section, author } = head.article;
    const { figure } = subject as Pick<Article, 'figure'>;
    return {
      title: ownTitle(head, brand),
      lead: `${section}, by ${author}`,
      surface: 'night',
      figure: { ...figure, seed: figure.seed % seeds },
    };
  }
  const [title = '', ...rest] = ownTitle(head, brand).split(': ');
  const place = numberOf(path === '/' ? path : url.slice(url.indexOf(path)));
  return {
    title,
    ...(rest.length > 0 && { lead: capital(rest.join(': ')) }),
    surface: accent === undefined ? 'ground' : surfaces[accent],
    figure: {
      rule: path === '/' ? 'phyllotaxis' : (rules[place % rules.length] ?? 'phyllotaxis'),
      seed: 1 + (Math.floor(place / rules.length) % (seeds - 1)),
    },
  };
}

function numberOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
