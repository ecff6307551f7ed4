import type { AnnouncedArticle, Article, PublishedArticle } from './index.ts';

/** Written for the stories; nobody in them exists. */
export const published: readonly [PublishedArticle, PublishedArticle] = [
  {
    state: 'published',
    title: 'What a leader does when nobody is watching the roadmap',
    excerpt:
      'Innovation seldom dies in a meeting. It dies on the Thursday after, when the old plan is easier to follow than the new question.',
    category: 'Leadership',
    author: 'Ada Brandt',
    date: '2024-01-15',
    readMinutes: 8,
    href: '#leader',
    picture: { kind: 'figure', rule: 'phyllotaxis', seed: 4, tone: 'secondary' },
  },
  {
    state: 'published',
    title: 'A team of five, and the sixth chair that stays empty',
    excerpt:
      'The best teams we have worked with keep a place for whoever is not in the room: the user, the night shift, the next owner.',
    category: 'Team Building',
    author: 'Ada Brandt',
    date: '2024-01-10',
    readMinutes: 6,
    href: '#chair',
    picture: { kind: 'figure', rule: 'strands', seed: 3 },
  },
];

const notify = { href: '#newsletter', label: 'Tell me when it is out' };

export const announced: readonly AnnouncedArticle[] = [
  {
    state: 'announced',
    title: 'Three prompts that make a model disagree with you',
    excerpt:
      'A tool that always agrees is a mirror. How to set up a useful objection before the first draft.',
    category: 'Technology',
    author: 'Ada Brandt',
    planned: '2027-01',
    notify,
    picture: { kind: 'figure', rule: 'phyllotaxis', seed: 9 },
  },
  {
    state: 'announced',
    title: 'Root, shoot, screen: Applied Imagination in one afternoon',
    excerpt: 'The four questions of the method, with the sheet of paper that goes with each.',
    category: 'Methodology',
    author: 'Jonas Feld',
    planned: '2027-02-11',
    notify,
    picture: { kind: 'figure', rule: 'branching', seed: 2 },
  },
  {
    state: 'announced',
    title: 'Strategy is what you stop',
    excerpt: 'A list of eleven things that our clients stopped doing, and what each of them cost to stop.',
    category: 'Strategy',
    author: 'Ada Brandt',
    planned: '2027-03',
    notify,
    picture: { kind: 'figure', rule: 'strands', seed: 6 },
  },
];

export const articles: readonly Article[] = [...published, ...announced];
