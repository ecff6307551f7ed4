import { dateText, money } from '../content/format.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Everything in a graph that has fields, however deep. */
export function nodesOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (value === null || typeof value !== 'object') return [];
  const node = value as Fields;
  const inside = Object.entries(node).flatMap(([name, field]) => (name === '@context' ? [] : nodesOf(field)));
  return '@graph' in node ? inside : [node, ...inside];
}

const page = ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'primaryImageOfPage'];

/** What search engines ask of a kind of thing before they show it, and what makes it useful. */
const needed: Readonly<Record<string, readonly string[]>> = {
  WebPage: page,
  AboutPage: page,
  CollectionPage: page,
  ContactPage: page,
  ProfilePage: [...page, 'mainEntity'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['@id', 'name', 'url', 'logo'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  WebSite: ['@id', 'name', 'url'],
  Person: ['name', 'url'],
  City: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description'],
  OfferCatalog: ['name', 'itemListElement'],
  Course: ['@id', 'name', 'description', 'provider', 'url'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  EducationEvent: [
    'name',
    'startDate',
    'location',
    'image',
    'description',
    'offers',
    'organizer',
    'eventStatus',
  ],
  VirtualLocation: ['url'],
  Offer: [],
  CreativeWork: ['@id', 'name', 'description', 'url', 'image', 'creator'],
  Blog: ['@id', 'name', 'blogPost'],
  BlogPosting: ['headline', 'url', 'datePublished', 'author'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'duration', 'embedUrl'],
  Clip: ['name', 'startOffset', 'url'],
  ImageObject: ['url', 'width', 'height'],
};

/** Undefined kinds are mistakes as well: nobody has said what they need. */
export function missingFields(node: Fields, where: string): string[] {
  const kind = node['@type'];
  if (kind === undefined) {
    return Object.keys(node).join() === '@id'
      ? []
      : [`${where}: fields without a type: ${Object.keys(node)}`];
  }
  const fields = needed[String(kind)];
  if (fields === undefined) return [`${where}: ${kind} is not among the kinds that the test knows`];
  return fields
    .filter((name) => node[name] === undefined || node[name] === '' || String(node[name]) === '')
    .map((name) => `${where}: ${kind} has no ${name}`);
}

const asWritten = [
  ...['name', 'headline', 'legalName', 'slogan', 'jobTitle', 'email', 'telephone', 'text', 'serviceType'],
  ...['streetAddress', 'postalCode', 'addressLocality', 'addressCountry', 'description', 'articleSection'],
  ...['knowsAbout', 'keywords', 'teaches', 'sameAs', 'maximumAttendeeCapacity'],
];

/** Texts that a reader must find on the page: names, sentences, prices and dates as the site writes them. */
export function shownTexts(node: Fields): { field: string; value: string }[] {
  const kind = String(node['@type']);
  const written = asWritten.flatMap((name) =>
    [node[name]]
      .flat()
      .flatMap((value) => (value === undefined ? [] : [{ field: `${kind}.${name}`, value: String(value) }])),
  );
  const { price, priceCurrency, datePublished, uploadDate, startDate } = node;
  const dates = [datePublished, uploadDate, startDate]
    .filter((date) => typeof date === 'string')
    .map((date) => ({ field: `${kind} date`, value: dateText(date.slice(0, 10)) }));
  const prices =
    price === undefined
      ? []
      : [
          {
            field: `${kind}.price`,
            value: money({ amount: Number(price), currency: String(priceCurrency) }),
          },
        ];
  return [...written, ...dates, ...prices];
}
