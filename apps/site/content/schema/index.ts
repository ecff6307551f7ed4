import { z } from 'zod';
import { filledList, head, id, list, text } from './basics.ts';
import * as collections from './collections.ts';
import * as facts from './facts.ts';
import * as offers from './offers.ts';

const record = <T extends z.ZodType>(of: T) => z.record(text, of);
const byId = <T extends z.ZodType>(of: T) => z.record(id, of);

/** What each export of a file in content/ must be. A file that is not named here, or exports more, stops the build. */
export const schemas: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'site.ts': { site: facts.site, mailto: text },
  'claims.ts': { claims: record(facts.claim) },
  'promises.ts': { promises: record(facts.promise) },
  'prices.ts': { prices: record(facts.amount), onDemand: facts.price },
  'terms.ts': { terms: facts.terms },
  'article-drawings.ts': { articleDrawings: byId(z.looseObject({ alt: text })) },
  'clients.ts': { clients: filledList(facts.client) },
  'industries.ts': { industries: filledList(text) },
  'testimonials.ts': { testimonials: byId(facts.testimonial) },
  'accessibility.ts': { accessibility: facts.accessibility, otherEngines: facts.otherEngines },
  'downloads.ts': { downloads: record(facts.download) },
  'workshops.ts': { workshops: byId(offers.workshop) },
  'training.ts': { trainingFormats: filledList(offers.trainingFormat) },
  'assessment.ts': { readiness: offers.assessment, labReadiness: offers.assessment },
  'assessment-length.ts': { readinessLength: offers.assessmentLength },
  'programs.ts': { programs: byId(offers.program) },
  'webinar.ts': { webinar: offers.webinar },
  'session.ts': { session: offers.session },
  'webinar-screen.ts': {
    screen: z.looseObject({
      caption: text,
      alt: text,
      problem: z.strictObject({ term: text, text }),
      sheet: filledList(z.strictObject({ method: text, printed: text, written: text.optional() })),
      questions: z.strictObject({ title: text, items: filledList(z.strictObject({ from: text, text })) }),
    }),
  },
  'corporate.ts': {
    trainingDay: facts.amount,
    corporateFormats: filledList(offers.corporateFormat),
    deliveries: filledList(offers.delivery),
    targetGroups: filledList(text),
  },
  'methodologies.ts': { methodologies: byId(offers.methodology) },
  'services.ts': { services: byId(offers.service) },
  'speech.ts': { speech: offers.speech },
  'transcript.ts': { transcript: filledList(offers.transcriptPart) },
  'cv.ts': { cv: collections.cv },
  'tools.ts': { toolGroups: filledList(collections.toolGroup) },
  'navigation.ts': {
    headerGroups: filledList(z.looseObject({ id, label: text })),
    headerAction: z.looseObject({}),
    footerColumns: list(z.looseObject({ title: text })),
    legalLinks: list(z.looseObject({})),
    footer: z.looseObject({}),
  },
  'head.ts': { defaultHead: head, subjects: filledList(text) },
  'feed.ts': { feedTitle: text },
  'research-report.ts': { researchReport: text },
  'first-call.ts': {
    firstCallParts: filledList(
      z.strictObject({ minutes: z.number().int().positive(), span: text, title: text, text }),
    ),
  },
  'exercise-minutes.ts': { exerciseMinutes: record(z.number().int().positive()) },
  'discovery-practice.ts': {
    practiceMinutes: z.number().int().positive(),
    discoveryPractice: z.array(z.strictObject({ skill: text, title: text, day: text })).length(5),
  },
};

/** Files in content/ that hold functions or gather a collection, whose records are checked one by one. */
export const helpers: readonly string[] = [
  'format.ts',
  'forms.ts',
  'mail.ts',
  'messages.ts',
  'newsletter.ts',
  'newsletter-links.ts',
  'outbox.ts',
  'words.ts',
  'lengths.ts',
  'library-words.ts',
  'webinar-dates.ts',
  'workshop-artefacts.ts',
  'workshop-course.ts',
  'workshop-lengths.ts',
  'which-workshop.ts',
  'projects.ts',
  'featured.ts',
  'articles.ts',
  'article.ts',
  'team.ts',
  'closing.ts',
];

/** What each file of a folder is: the default export of a module, or the front matter of a text. */
export const folders = {
  projects: collections.project,
  team: collections.member,
  articles: collections.articleMeta,
  legal: collections.legalMeta,
} as const;

/** A page's file has one head, or one for each `type`. What else it says is typed by the sections that show it. */
export const pageHead = { head, heads: z.record(id, head) } as const;
