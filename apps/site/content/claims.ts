import type { Claim } from './schema/facts.ts';

/** Every number the site boasts of, once. Pages refer to a record, never to a number. */
export const claims = {
  experienceInDesign: {
    value: '12+',
    label: 'years in UX and UI design',
    disagreesWith: 'experience',
    because: 'design work alone, for the hero and the portfolio',
  },
  experience: {
    value: '20+',
    label: 'years of experience',
    disagreesWith: 'experienceInDesign',
    because: 'with the years in innovation, for other copy and meta text',
  },
  applicationTime: { value: '60%', label: 'less application time' },
  completionRate: { value: '25%', label: 'higher completion rate' },
  communityMembers: { value: '50K+', label: 'community members' },
  wishAppUsers: { value: '10K+', label: 'users' },
  appPortfolio: { value: '15', label: 'apps in one portfolio' },
  aiIterations: { value: '3-5x', label: 'faster iterations' },
  aiEngagement: { value: '40%', label: 'more engagement' },
  aiProduction: { value: '60%', label: 'less production time' },
  leadersTrained: { value: '200+', label: 'leaders trained' },
  organisations: { value: '50+', label: 'organisations', disagreesWith: 'organisationsOfTheTeam' },
  satisfaction: { value: '95%', label: 'satisfaction', disagreesWith: 'portfolioSatisfaction' },
  organisationsOfTheTeam: { value: '500+', label: 'organisations', disagreesWith: 'organisations' },
  awards: { value: '50+', label: 'awards' },
  books: { value: '15+', label: 'books' },
  portfolioProjects: { value: '50+', label: 'projects' },
  portfolioIndustries: { value: '8', label: 'industries' },
  portfolioSatisfaction: { value: '100%', label: 'satisfaction', disagreesWith: 'satisfaction' },
} as const satisfies Record<string, Claim>;
