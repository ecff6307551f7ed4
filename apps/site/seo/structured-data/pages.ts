import { published } from '../../content/articles.ts';
import { intro as aiIntro } from '../../content/pages/ai-powered-design.ts';
import { intro as servicesIntro } from '../../content/pages/design-services.ts';
import { intro as trainingIntro } from '../../content/pages/innovation-training.ts';
import { intro as productIntro } from '../../content/pages/product-development.ts';
import { intro as uiIntro } from '../../content/pages/ui-design.ts';
import { areas as uxAreas, intro as uxIntro } from '../../content/pages/ux-design.ts';
import { intro as pairIntro } from '../../content/pages/ux-ui-design.ts';
import { workshopType } from '../../content/pages/workshop-details.ts';
import type { Project } from '../../content/schema/collections.ts';
import type { Article } from '../../content/schema/texts.ts';
import { services } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import { service, trainings, webinarEvent, workshopInFull, workshopsWithPrices } from './offers.ts';
import { organization, owner, ownerInFull, website } from './organization.ts';
import { type DescribedPage, type Node, ownTitle } from './page.ts';
import { article, blog, caseStudy, questions, recording } from './reading.ts';

const {
  'ux-design': ux,
  'ui-design': ui,
  'product-development': product,
  'ai-powered-design': ai,
} = services;

type Describe = (page: DescribedPage) => readonly Node[];

/** The things that a page shows, by the name of its file. The first one is the page's main entity. */
export const things: Readonly<Record<string, Describe>> = {
  home: ({ origin }) => [organization(origin), website(origin), owner(origin)],
  about: ({ origin }) => [organization(origin), owner(origin)],
  contact: (page) => [organization(page.origin), questions(page)],
  imprint: ({ origin }) => [organization(origin)],
  cv: ({ origin }) => [ownerInFull(origin)],
  'design-services': (page) => [service(page, shortTitle(page), servicesIntro)],
  'ux-design': (page) => [service(page, ux.title, uxIntro, uxAreas)],
  'ui-design': (page) => [service(page, ui.title, uiIntro, ui.areas)],
  'ux-ui-design': (page) => [service(page, shortTitle(page), pairIntro)],
  'product-development': (page) => [service(page, product.title, productIntro, product.areas)],
  'ai-powered-design': (page) => [service(page, ai.title, aiIntro, ai.areas)],
  'innovation-training': (page) => [service(page, trainingIntro.title, trainingIntro), ...trainings(page)],
  workshops: workshopsWithPrices,
  'workshop-details': (page) => [workshopInFull(page, workshopType(page.variant))],
  webinar: (page) => [webinarEvent(page)],
  blog: (page) => [blog(page, published)],
  article: (page) => [article(page, page.subject as Article)],
  'case-study': (page) => [caseStudy(page, page.subject as Project)],
  speech: (page) => [recording(page)],
};

/** The type of page, where schema.org has one. */
export const kinds: Readonly<Record<string, 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ProfilePage'>> =
  {
    about: 'AboutPage',
    contact: 'ContactPage',
    cv: 'ProfilePage',
    blog: 'CollectionPage',
    portfolio: 'CollectionPage',
    resources: 'CollectionPage',
  };

/** 'Design services: UX, UI and product' is the page of 'Design services'. */
function shortTitle({ head }: DescribedPage): string {
  return ownTitle(head, site.brand).split(': ')[0] as string;
}
