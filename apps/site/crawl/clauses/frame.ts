import { newsletterLinks } from '../../content/newsletter-links.ts';
import { mailto, site } from '../../content/site.ts';
import { clause, every, section, test } from './clause.ts';

const [network, video] = site.social;

export const header = section('2 Header', [
  clause(
    '2.header.sticky',
    'it stands on all pages and stays in sight',
    every('body').has(1, '#root > header'),
    test(
      'packages/ui/src/sections/site-header/site-header.test.tsx',
      'Tab to the bar does not scroll the page',
    ),
  ),
  clause('2.header.logo', 'the logo links home', every('header').links(site.brand, '/')),
  clause(
    '2.header.contact',
    'a Contact Us button leads to /contact',
    every('header').links('Contact Us', '/contact'),
  ),
  clause(
    '2.header.hover',
    'two menus open under the pointer',
    test('apps/site/e2e/header.spec.ts', 'a group opens under the pointer and its links are there'),
    test(
      'packages/ui/src/sections/site-header/site-header.test.tsx',
      'hovering opens, a click right after pins, leaving closes what is not pinned',
    ),
  ),
  clause(
    '2.header.skills',
    'Design Skills: portfolio and four services',
    every('header').links('Portfolio', '/portfolio'),
    every('header').links('UX Design', '/services/ux-design'),
    every('header').links('UI Design', '/services/ui-design'),
    every('header').links('Product Development', '/services/product-development'),
    every('header').links('AI-Powered Design', '/services/ai-powered-design'),
  ),
  clause(
    '2.header.methods',
    'Design Methods: workshops, webinar, three methods in a list of their own, lab, speech, companies',
    every('header').links('Workshops', '/workshops'),
    every('header').links('Live Webinar', '/webinar'),
    every('header').links('LALIAFLIA', '/laliaflia'),
    every('header').links('Applied Imagination', '/applied-imagination'),
    every('header').links('Innovator’s DNA', '/innovators-dna'),
    every('header').links('AI Innovation Lab', '/ai-lab'),
    every('header').links('Speech', '/speech'),
    every('header').links('For Companies', '/companies'),
  ),
  clause(
    '2.header.phone',
    'on a phone a button opens the same groups as an accordion; a link closes them',
    test('apps/site/e2e/header.spec.ts', 'on a phone the menu and its groups open'),
    test(
      'packages/ui/src/sections/site-header/site-header.phone.test.tsx',
      'sections open and close; a link closes the sheet, also one to the current page',
    ),
  ),
  clause(
    '2.header.active',
    'a group is active on its pages, Methodologies on its three',
    test(
      'packages/ui/src/sections/site-header/current.test.ts',
      'the branch is active on its own pages only',
    ),
    test(
      'packages/ui/src/sections/site-header/site-header.server.test.ts',
      'the group of the current page is marked and stands open in the sheet',
    ),
  ),
  clause(
    '2.header.home',
    'home is active on / alone',
    test('apps/site/e2e/header.spec.ts', 'the header says where the visitor is'),
  ),
  clause(
    '2.header.width',
    'the wide navigation begins at the medium width',
    test(
      'packages/ui/src/sections/site-header/site-header.phone.test.tsx',
      'growing to the wide layout closes the sheet',
    ),
  ),
]);

export const footer = section('2 Footer', [
  clause('2.footer.claim', 'brand claim', every('footer').shows(site.claim)),
  clause('2.footer.mail', 'contact e-mail', every('footer').links(site.email, mailto)),
  clause(
    '2.footer.address',
    'street address in Frankfurt am Main',
    every('footer').shows(site.address.street),
    every('footer').shows(site.address.city),
  ),
  clause(
    '2.footer.social',
    'links to the professional network and to videos',
    every('footer').links(network.label, network.href),
    every('footer').links(video.label, video.href),
  ),
  clause(
    '2.footer.columns',
    'columns Design Skills, Design Methods, Company',
    every('footer').shows('Design Skills'),
    every('footer').shows('Design Methods'),
    every('footer').shows('Company'),
    every('footer').links('About', '/about'),
    every('footer').links('Contact', '/contact'),
    every('footer').links('CV', '/cv'),
  ),
  clause(
    '2.footer.newsletter',
    'newsletter: e-mail field and Subscribe',
    every('footer', newsletterLinks.confirm, newsletterLinks.leave).has(
      1,
      'form input[type=email][required]',
    ),
    every('footer', newsletterLinks.confirm, newsletterLinks.leave).shows('Subscribe'),
  ),
  clause(
    '2.footer.copyright',
    'copyright 2025 with privacy and terms',
    every('footer').shows('© 2025'),
    every('footer').links('Privacy Policy', '/privacy'),
    every('footer').links('Terms of Service', '/terms'),
  ),
  clause(
    '2.footer.top',
    'internal links lead to the top of the page',
    test(
      'apps/site/e2e/navigation.spec.ts',
      'a route change moves title, focus, scroll and announcement, without a new document',
    ),
    test(
      'apps/site/e2e/navigation.spec.ts',
      'a footer link to the page itself leads to its top, and one with an anchor to the anchor',
    ),
  ),
]);
