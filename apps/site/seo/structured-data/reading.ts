import type {
  AnswerLeaf,
  BlogLeaf,
  BlogPostingLeaf,
  ClipLeaf,
  CreativeWorkLeaf,
  FAQPageLeaf,
  PersonLeaf,
  QuestionLeaf,
  VideoObjectLeaf,
} from 'schema-dts';
import { intro as blogIntro } from '../../content/pages/blog.ts';
import { contactFaq } from '../../content/pages/contact.ts';
import { intro as speechIntro, video } from '../../content/pages/speech.ts';
import type { Project } from '../../content/schema/collections.ts';
import type { Article, PublishedArticle } from '../../content/schema/texts.ts';
import { site } from '../../content/site.ts';
import { speech } from '../../content/speech.ts';
import { transcript } from '../../content/transcript.ts';
import { owner, publisher } from './organization.ts';
import { type DescribedPage, ids, reference } from './page.ts';

export function article({ url, origin, image }: DescribedPage, subject: Article): BlogPostingLeaf {
  const { excerpt, category, tags, readMinutes } = subject;
  return {
    ...posting(origin, subject),
    description: excerpt,
    articleSection: category,
    keywords: tags,
    timeRequired: `PT${readMinutes}M`,
    inLanguage: site.language,
    image: { '@type': 'ImageObject', url: image, width: '1200', height: '630' },
    publisher: publisher(origin),
    mainEntityOfPage: reference(ids.page(url)),
  };
}

/** Only the newest articles: the feed has them all. */
export function blog({ url, origin }: DescribedPage, published: readonly PublishedArticle[]): BlogLeaf {
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name: blogIntro.title,
    description: blogIntro.lead,
    url,
    inLanguage: site.language,
    publisher: reference(ids.organization(origin)),
    blogPost: published.slice(0, 10).map((each) => posting(origin, each)),
  };
}

/** The work itself, not the page about it. Years, because no project says its days. */
export function caseStudy({ url, origin, image }: DescribedPage, project: Project): CreativeWorkLeaf {
  const { title, description, category, technologies, year } = project;
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#case`,
    name: title,
    description,
    url,
    genre: category,
    keywords: technologies,
    dateCreated: year.slice(-4),
    inLanguage: site.language,
    image: { '@type': 'ImageObject', url: image, width: '1200', height: '630' },
    creator: owner(origin),
    publisher: reference(ids.organization(origin)),
    mainEntityOfPage: reference(ids.page(url)),
  };
}

function posting(origin: string, { title, date, href, author }: PublishedArticle): BlogPostingLeaf {
  return {
    '@type': 'BlogPosting',
    '@id': `${origin}${href}#article`,
    headline: title,
    url: origin + href,
    datePublished: date,
    author: author.name === site.owner.name ? owner(origin) : member(author.name, origin),
  };
}

function member(name: string, origin: string): PersonLeaf {
  return { '@type': 'Person', name, url: `${origin}/team` };
}

export function questions({ url }: DescribedPage): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    name: contactFaq.title,
    mainEntity: contactFaq.entries.map(({ question, answer }): QuestionLeaf => {
      const acceptedAnswer: AnswerLeaf = { '@type': 'Answer', text: answer };
      return { '@type': 'Question', name: question, acceptedAnswer };
    }),
  };
}

/** The recording, with its chapters as the transcript names them. */
export function recording({ url, origin, image }: DescribedPage): VideoObjectLeaf {
  const { minutes, published } = speech.video;
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: speech.title,
    description: speechIntro.lead,
    thumbnailUrl: image,
    // Search engines ask for the date; sample content has none, and we do not invent one.
    ...(published !== undefined && { uploadDate: published }),
    duration: `PT${minutes}M`,
    embedUrl: video.embedUrl,
    url,
    inLanguage: site.language,
    publisher: reference(ids.organization(origin)),
    hasPart: transcript.map(
      ({ id, title, blocks }): ClipLeaf => ({
        '@type': 'Clip',
        name: title,
        startOffset: secondsOf(blocks.find((block) => block.kind === 'passage')?.at ?? '00:00'),
        url: `${url}#${id}`,
      }),
    ),
  };
}

function secondsOf(at: string): number {
  const [minutes = 0, seconds = 0] = at.split(':').map(Number);
  return minutes * 60 + seconds;
}
