import { clause, page, section, test } from './clause.ts';

export const portfolio = section('2 Portfolio', [
  clause(
    '2.portfolio.filter',
    'filter by company, one at a time',
    page('/portfolio').shows('Filter by Company'),
    test('apps/site/e2e/portfolio.spec.ts', 'shows every project, and those of one company at a time'),
  ),
  clause(
    '2.portfolio.cards',
    'category, year, role, title, description, technologies, outcomes',
    page('/portfolio').shows('UX/UI Design'),
    page('/portfolio').shows('2023'),
    page('/portfolio').shows('Senior UX/UI designer'),
    page('/portfolio').shows('Airline seat selection'),
    page('/portfolio').shows('A seat map that answers'),
    page('/portfolio').shows('Technologies'),
    page('/portfolio').shows('Key outcomes'),
  ),
  clause(
    '2.portfolio.gallery',
    'a gallery by the kind of mockup',
    test('packages/ui/src/sections/project-card/project-card.test.tsx', 'the frames are those of the mockup'),
  ),
  clause(
    '2.portfolio.empty',
    'a text when there is none',
    test('apps/site/e2e/portfolio.spec.ts', 'says so when a company has no projects'),
  ),
  clause(
    '2.portfolio.links',
    'back to About, Start Your Project, Explore Services',
    page('/portfolio').links('Back to About', '/about'),
    page('/portfolio').links('Start Your Project', '/contact'),
    page('/portfolio').links('Explore Services', '/services/design'),
  ),
  clause(
    '2.portfolio.nine',
    'nine projects',
    page('/portfolio').shows('AI life-coaching platform'),
    page('/portfolio').shows('Airline seat selection'),
    page('/portfolio').shows('Automotive community platform'),
    page('/portfolio').shows('Travel app for groups'),
    page('/portfolio').shows('A portfolio of fifteen apps'),
    page('/portfolio').shows('Enterprise funding platform'),
    page('/portfolio').shows('Travel platform'),
    page('/portfolio').shows('Social wish-visualising app'),
    page('/portfolio').shows('Automated branding tool'),
  ),
]);
