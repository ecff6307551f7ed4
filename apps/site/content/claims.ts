export interface Claim {
  /** As printed, with its sign. */
  value: string;
  /** Finishes the sentence that the value begins. */
  label: string;
  /** Another record that says something else about the same thing; the content report lists the pair. */
  disagreesWith?: string;
  sample?: boolean;
}

/** Every number the site boasts of, once. Pages refer to a record, never to a number. */
export const claims = {
  experienceInDesign: {
    value: '12+',
    label: 'years in UX and UI design',
    disagreesWith: 'experience',
  },
  experience: {
    value: '20+',
    label: 'years of experience',
    disagreesWith: 'experienceInDesign',
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

/** Promises about time, once. */
export const promises = {
  answer: 'within 24 hours',
  discoveryCall: '30 minutes',
  assessmentReview: 'within 2 business days',
  workshopMaterials: '48 hours before',
  webinarLink: '1 hour before the start',
} as const;
