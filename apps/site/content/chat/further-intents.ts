import type { IntentWords } from './types.ts';

/** Looked for before what a visitor mostly asks about: their words would be taken for another question there. */
export const earlierIntents: readonly IntentWords[] = [
  {
    intent: 'cancellation',
    words: ['cancel*', 'refund*', 'money back', 'storn*', 'absag*', 'geld zuruck', 'ruckerstattung'],
  },
  { intent: 'language', words: ['german', 'deutsch', 'deutsche', 'deutscher'] },
  {
    intent: 'identity',
    words: [
      'who are you',
      'are you a bot',
      'are you a human',
      'are you human',
      'are you real',
      'are you an ai',
      'chatbot',
      'robot',
      'wer bist du',
      'bist du ein mensch',
    ],
  },
];

/** Looked for when nothing of that was meant. The last are said beside almost anything. */
export const laterIntents: readonly IntentWords[] = [
  { intent: 'ideas', words: ['idea', 'ideas', 'idee', 'ideen', 'idea sprint', 'inspiration'] },
  {
    intent: 'speech',
    words: ['keynote*', 'speech', 'speeches', 'speaker', 'give a talk', 'give talks', 'vortrag*', 'vortrage'],
  },
  {
    intent: 'companies',
    words: [
      'corporate',
      'in house',
      'inhouse',
      'remote',
      'remotely',
      'online',
      'virtual*',
      'retreat*',
      'on site',
      'unternehmen',
      'firma',
      'firmen',
      'vor ort',
    ],
  },
  {
    intent: 'work',
    words: [
      'portfolio',
      'reference',
      'references',
      'clients',
      'case stud*',
      'projects',
      'your work',
      'worked for',
      'referenz*',
      'projekte',
    ],
  },
  {
    intent: 'design',
    words: [
      'design*',
      'website*',
      'webseite*',
      'ux',
      'ui',
      'app',
      'apps',
      'interface*',
      'prototyp*',
      'product development',
      'services',
      'leistungen',
      'what do you do',
      'what do you offer',
    ],
  },
  {
    intent: 'people',
    words: ['your team', 'the team', 'who is behind', 'who runs', 'founder', 'about you', 'wer steckt', 'cv'],
  },
  {
    intent: 'reading',
    words: ['blog', 'article*', 'newsletter*', 'brochure*', 'download*', 'resources', 'artikel', 'broschur*'],
  },
  { intent: 'privacy', words: ['privacy', 'my data', 'gdpr', 'dsgvo', 'datenschutz', 'cookie*'] },
  {
    intent: 'contact',
    words: [
      'contact*',
      'kontakt*',
      'email*',
      'e mail',
      'mail',
      'address',
      'adresse',
      'human',
      'real person',
      'mensch*',
      'located',
      'location',
      'office',
      'where are you',
      'wo sind sie',
      'job',
      'jobs',
      'hiring',
    ],
  },
  {
    intent: 'thanks',
    words: ['thanks', 'thank you', 'thx', 'danke*', 'bye', 'goodbye', 'tschuss', 'vielen dank'],
  },
  {
    intent: 'hello',
    words: ['hello', 'hi', 'hey', 'good morning', 'good evening', 'hallo', 'guten tag', 'moin', 'servus'],
  },
];
