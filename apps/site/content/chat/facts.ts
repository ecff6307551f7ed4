import { claims } from '../claims.ts';
import { clients } from '../clients.ts';
import { corporateFormats, deliveries, targetGroups } from '../corporate.ts';
import { cv } from '../cv.ts';
import { countText } from '../format.ts';
import { industries } from '../industries.ts';
import { methodologies } from '../methodologies.ts';
import { contactFaq } from '../pages/contact.ts';
import { format } from '../pages/webinar.ts';
import { promises } from '../promises.ts';
import { session } from '../session.ts';
import { site } from '../site.ts';
import { speech } from '../speech.ts';
import { team } from '../team.ts';
import { terms } from '../terms.ts';
import { toolGroups } from '../tools.ts';
import { webinar } from '../webinar.ts';
import { capital, inWords, uncapital } from '../words.ts';
import { workshops } from '../workshops.ts';
import type { Fact } from './types.ts';

/* What the pages state, one fact each, made of the records that the pages show. The words that find them are below. */

const listed = (items: readonly string[]) =>
  new Intl.ListFormat(site.language, { type: 'conjunction' }).format(items);
const claim = ({ value, label }: { value: string; label: string }) => `${value} ${label}`;
const delivery = (id: string) => deliveries.find((each) => each.id === id) ?? deliveries[0];
const faq = (id: string) => contactFaq.entries.find((each) => each.id === id)?.answer ?? '';
const formatLines = corporateFormats.map(({ title, length: { unit, ...range }, participants }) => {
  const people = participants ? `, ${participants.from}–${participants.to} people` : '';
  return `• ${title}: ${countText(range, unit)}${people}`;
});
const { ignite, deep, engine } = workshops;
const ladder = [ignite, deep, engine];
const lines = (of: (each: (typeof ladder)[number]) => string) =>
  ladder.map((each) => `• ${each.title}: ${of(each)}`).join('\n');
const added = deep.includes.filter((each) => !ignite.includes.includes(each));
const last = engine.includes.filter((each) => !deep.includes.includes(each));
const industry = Object.values(industries).map((each) => each.toLowerCase());
const ofWebinar = { href: '/webinar', label: 'About the webinar' };
const ofWorkshops = { href: '/workshops', label: 'Compare the workshops' };
const ofWork = { href: '/portfolio', label: 'See the work' };
const ofCompanies = { href: '/companies', label: 'Programmes for companies' };
const toContact = { href: '/contact', label: 'Write to us' };
const { street, postalCode, city } = site.address;

export const facts = {
  anywhere: {
    text: `${delivery('on-site-workshops')?.title}: ${uncapital(delivery('on-site-workshops')?.points[0] ?? '')}. The office is in ${city}, and what can be done online is done from anywhere.`,
    more: ofCompanies,
  },
  preparation: {
    text: `${listed(delivery('on-site-workshops')?.points.slice(1) ?? [])}. Bring one real problem of yours.`,
    more: ofCompanies,
  },
  audience: { text: `Who comes: ${listed(targetGroups)}. Mixed groups learn faster.`, more: ofCompanies },
  companyFormats: { text: `Formats for companies:\n${formatLines.join('\n')}`, more: ofCompanies },
  online: { text: faq('virtual'), more: ofCompanies },
  individuals: { text: faq('individual-or-corporate'), more: ofWorkshops },
  results: { text: faq('results'), more: toContact },
  languages: {
    text: `${site.owner.name} works in ${cv.personal.find(({ term }) => term === 'Languages')?.value}.`,
    more: toContact,
  },
  experience: {
    text: `${site.owner.name} has ${claims.experience.value} years of experience, ${claims.experienceInDesign.value} of them in UX and UI design.`,
    more: { href: '/cv', label: 'Read the CV' },
  },
  team: {
    text: `${capital(inWords(team.length))} people:\n${team.map(({ name, role }) => `• ${name}: ${role}`).join('\n')}`,
    more: { href: '/team', label: 'Meet the team' },
  },
  industries: {
    text: `So far in ${listed(industry)}.`,
    more: { href: '/about', label: 'Where we have worked' },
  },
  clients: { text: `Among others for ${listed(clients.map(({ name }) => name))}.`, more: ofWork },
  tools: {
    text: toolGroups.map(({ title, tools }) => `• ${title}: ${tools.join(', ')}`).join('\n'),
    more: toContact,
  },
  answer: {
    text: `A person answers ${promises.answer}. Then comes a discovery call of ${promises.discoveryCall}, if you want one, and a proposal on one page.`,
    more: toContact,
  },
  firstCall: { text: `The first call is free and takes ${promises.discoveryCall}.`, more: toContact },
  cancelling: {
    text: `Whoever cancels ${terms.fullRefundHours} hours or more before an event gets a full refund; after that a fee of ${terms.lateFeePercent}% applies.`,
    more: { href: '/terms', label: 'Read the terms' },
  },
  paying: {
    text: `Payment is due ${terms.paymentDue}.`,
    more: { href: '/terms', label: 'Read the terms' },
  },
  receive: {
    text: `Every attendee of the webinar receives: ${listed(session.receive).toLowerCase()}.`,
    more: ofWebinar,
  },
  attending: {
    text: `${webinar.place}: one click, no account, nothing to install. ${format.items[2].title}: ${format.items[2].text.toLowerCase()}`,
    more: ofWebinar,
  },
  seats: { text: `The webinar takes at most ${webinar.seats} people.`, more: ofWebinar },
  link: { text: `The link to the webinar comes by e-mail, ${promises.webinarLink}.`, more: ofWebinar },
  groupSize: {
    text: `The largest group of each workshop:\n${lines((each) => `${each.maxParticipants} people`)}`,
    more: ofWorkshops,
  },
  hours: {
    text: `${lines((each) => `${countText(each.days, 'day')}, ${countText(each.hours, 'hour')}`)}`,
    more: ofWorkshops,
  },
  included: {
    text: `Every workshop: ${listed(ignite.includes).toLowerCase()}. ${deep.title} adds ${listed(added)}, ${engine.title} also a ${listed(last)}.`,
    more: ofWorkshops,
  },
  building: {
    text: 'Your engineers build it, with us beside them. You get components, states and words that developers can build from.',
    more: { href: '/services/product-development', label: 'Product development' },
  },
  airline: { text: `The seat selection of an airline: a ${claim(claims.completionRate)}.`, more: ofWork },
  community: {
    text: `The automotive community platform has ${claim(claims.communityMembers)}.`,
    more: ofWork,
  },
  funding: { text: `The funding platform: ${claim(claims.applicationTime)}.`, more: ofWork },
  wishes: { text: `The wish-visualizing app has ${claim(claims.wishAppUsers)}.`, more: ofWork },
  apps: { text: `${claim(claims.appPortfolio)}, for one group.`, more: ofWork },
  ai: {
    text: `With models that draft and a designer who chooses: ${listed([claims.aiIterations, claims.aiEngagement, claims.aiProduction].map(claim))}.`,
    more: { href: '/services/ai-powered-design', label: 'AI-powered design' },
  },
  satisfaction: {
    text: `Of the training: ${claim(claims.satisfaction)}. Of the projects: ${claim(claims.portfolioSatisfaction)}.`,
    more: ofWork,
  },
  trained: {
    text: `${capital(claim(claims.leadersTrained))}, in ${claim(claims.organisations)}.`,
    more: ofWorkshops,
  },
  prizes: {
    text: `The team together: ${listed([claims.awards, claims.books, claims.organisationsOfTheTeam].map(claim))}.`,
    more: { href: '/team', label: 'Meet the team' },
  },
  accessibility: {
    text: 'Accessibility is part of every design: WCAG 2.2 audits, colour contrast, keyboard and screen readers, plain language.',
    more: { href: '/services/ux-design', label: 'UX design' },
  },
  office: { text: `${street}, ${postalCode} ${city}, ${site.address.country}.`, more: toContact },
  phone: { text: `${site.phone.label}, or ${site.email}.`, more: toContact },
  elsewhere: {
    text: `Yes: ${listed(site.social.map(({ label }) => label))}, linked at the foot of every page.`,
    more: toContact,
  },
  letter: {
    text: 'The newsletter comes once a month. Leave whenever you like.',
    more: { href: '/resources', label: 'See the resources' },
  },
  data: {
    text: 'What you send is used for the answer and for nothing else, and the site sets no cookies.',
    more: { href: '/privacy', label: 'Read what is kept, and for how long' },
  },
  keynote: {
    text: `There is a keynote of ${countText(speech.video.minutes, 'minute')}, with its whole transcript.`,
    more: { href: '/speech', label: 'Watch or read it' },
  },
  methods: {
    text: `The three methods are ${listed(Object.values(methodologies).map(({ name }) => name))}.`,
    more: { href: '/methodologies', label: 'Compare the methods' },
  },
  proposal: {
    text: 'After the first call you get scope, dates and a price on one page.',
    more: toContact,
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;
