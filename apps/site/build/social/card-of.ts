import { methodologies } from '../../content/methodologies.ts';
import type { FigureChoice } from '../../content/schema/basics.ts';
import { byline, capital } from '../../content/words.ts';
import { workshops } from '../../content/workshops.ts';
import type { RouteDefinition } from '../../routing/pages.ts';
import { type DescribedPage, ownTitle } from '../../seo/structured-data/page.ts';
import type { Card } from './card.ts';
import type { CardSurface } from './layer.ts';

const surfaces: Record<NonNullable<RouteDefinition['accent']>, CardSurface> = {
  design: 'kingfisher',
  methods: 'leaf',
};
const rules = [
  'phyllotaxis',
  'branching',
  'strands',
  'tessellation',
  'venation',
] as const satisfies readonly FigureChoice['rule'][];

/** Number of different figures of each kind. Drawing a figure is the slowest part, so a thousand articles share these. */
export const seeds = 24;

type Pictured = Pick<DescribedPage, 'head' | 'subject' | 'path' | 'variant'>;

/** The social image of a page: its title and a figure on the colour of its path. */
export function cardOf(
  page: Pictured,
  { accent, brand }: { accent: RouteDefinition['accent']; brand: string },
): Card {
  const { head } = page;
  const figure = figureOf(page);
  const title = ownTitle(head, brand);
  if (head.article !== undefined) {
    return { title, lead: byline(head.article), surface: 'night', figure };
  }
  const surface = accent === undefined ? 'ground' : surfaces[accent];
  const [first = '', ...rest] = title.split(': ');
  if (rest.length === 0) return { title, surface, figure };
  return { title: first, lead: capital(rest.join(': ')), surface, figure };
}

/** The figure of the record that the page shows; otherwise one chosen by the page's address. */
function figureOf({ subject, path, variant }: Pictured): FigureChoice {
  const record =
    subject !== undefined
      ? (subject as { figure: FigureChoice })
      : (Object.values(methodologies).find(({ href }) => href === path) ??
        (path === '/workshop-details'
          ? Object.values(workshops).find(({ id }) => id === variant)
          : undefined));
  if (record !== undefined) return { ...record.figure, seed: record.figure.seed % seeds };
  const place = numberOf(`${path}${variant ?? ''}`);
  return {
    // The home page has the figure of the brand.
    rule: path === '/' ? 'phyllotaxis' : (rules[place % rules.length] ?? 'phyllotaxis'),
    seed: Math.floor(place / rules.length) % seeds,
  };
}

function numberOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
