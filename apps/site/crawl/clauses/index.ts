import { blog } from './blog.ts';
import { aboutAndContact, cv, otherPages } from './company.ts';
import { webinarConstants, workshopConstants } from './constants.ts';
import { footer, header } from './frame.ts';
import { home } from './home.ts';
import { limits } from './limits.ts';
import { companies, methodologies, workshops } from './methods.ts';
import { portfolio } from './portfolio.ts';
import { routes } from './routes.ts';
import { scores } from './scores.ts';
import { designServices } from './services.ts';
import { chat, tools } from './tools.ts';

/** Every sentence of the specification's sections 2 (screens) and 9 (constants and limits). */
export const sections = [
  routes,
  header,
  footer,
  home,
  cv,
  designServices,
  workshops,
  methodologies,
  companies,
  aboutAndContact,
  tools,
  portfolio,
  blog,
  otherPages,
  chat,
  workshopConstants,
  webinarConstants,
  scores,
  limits,
] as const;

export const clauses = sections.flatMap((section) => section.clauses);
