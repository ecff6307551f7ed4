import { mailto, site } from '../../content/site.ts';
import { clause, page, section, test } from './clause.ts';

export const home = section('2 Home', [
  clause(
    '2.home.hero',
    'hero: title and two buttons',
    page('/').shows('Design & Innovation Expert'),
    page('/').links('View Portfolio', '/portfolio'),
    page('/').links('Start Your Project', '/contact'),
  ),
  clause(
    '2.home.picture',
    'hero: the profile picture, screened into the figure where the content has one',
    test('apps/site/build/content/portrait.test.ts', 'becomes a square of tones from any format and shape'),
    test(
      'packages/ui/src/media/living-figure/rules/screen.test.ts',
      'by day what is dark is large, by night what is light',
    ),
  ),
  clause(
    '2.home.paths',
    'two paths to innovation',
    page('/').shows('Two Paths to Innovation'),
    page('/').links('Innovation workshops', '/workshops'),
    page('/').has(1, '#path-design'),
    page('/').has(1, '#path-methods'),
  ),
  clause(
    '2.home.clients',
    'trusted by: a wall of client brands',
    page('/').shows('Trusted by Industry Leaders'),
    test(
      'apps/site/content/content.test.ts',
      'name at least seventeen clients, nine projects and six people',
    ),
  ),
  clause(
    '2.home.band',
    'call to action, twice: mail, phone, network, discovery call, case studies',
    page('/').has(2, `a[href="${mailto}"]`),
    page('/').has(2, `a[href="${site.phone.href}"]`),
    page('/').has(2, `a[href="${site.social[0].href}"]`),
    page('/').shows('Email Direct'),
    page('/').shows('Call Direct'),
    page('/').links('Book Discovery Call', '/contact'),
    page('/').links('View Case Studies', '/portfolio'),
  ),
  clause(
    '2.home.hands-on',
    'Hands-On Design with three services',
    page('/').has(3, '#hands-on-design [data-layout=rows] h3'),
  ),
  clause(
    '2.home.ux',
    'UX skills: six cards with four points each',
    page('/').has(6, 'div:has(> div > h2:contains("UX Design")) > ul > li > h3'),
    page('/').has(24, 'div:has(> div > h2:contains("UX Design")) > ul li li'),
  ),
  clause(
    '2.home.ui',
    'UI skills: six cards',
    page('/').has(6, 'div:has(> div > h2:contains("UI Design")) > ul > li > h3'),
  ),
  clause(
    '2.home.tools',
    'tools in three groups',
    page('/').shows('Tech Stack & Design Tools'),
    page('/').shows('Design and prototyping'),
    page('/').shows('Collaboration and workflow'),
    page('/').shows('Development and deployment'),
  ),
  clause(
    '2.home.projects',
    'featured projects',
    page('/').shows('Featured Projects'),
    page('/').shows('AI life-coaching platform'),
    page('/').shows('Airline seat selection'),
    page('/').shows('Automotive community platform'),
    page('/').shows('Travel app for groups'),
    page('/').shows('A portfolio of fifteen apps'),
  ),
  clause(
    '2.home.galleries',
    'galleries in phone frames (six pictures at most) and in a desktop frame',
    test(
      'packages/ui/src/sections/project-card/project-card.test.tsx',
      'each mockup has its own kind of images, and six at the most',
    ),
    test('packages/ui/src/sections/project-card/project-card.test.tsx', 'the frames are those of the mockup'),
  ),
  clause(
    '2.home.methods',
    'Design Methods: three methods, workshops of one to three days, the webinar',
    page('/').links('LALIAFLIA', '/laliaflia'),
    page('/').links('Applied Imagination', '/applied-imagination'),
    page('/').links('Innovator’s DNA', '/innovators-dna'),
    page('/').links('See the programme', '/webinar'),
    page('/').shows('Innovation Workshops'),
    page('/').shows('1-3 day intensive programmes'),
    page('/').shows('Live Webinar'),
  ),
]);
