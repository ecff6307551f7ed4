import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intents } from '../../content/chat/intents.ts';
import type { ChatIntent } from '../../content/chat/types.ts';
import { matchIntent } from './match.ts';

test.each<[string, ChatIntent]>([
  ['Explain LALIAFLIA method', 'laliaflia'],
  ['What is LALIAFLIA?', 'laliaflia'],
  ['Innovation assessment', 'assessment'],
  ['Daily idea exercises', 'exercises'],
  ['What is applied imagination', 'applied-imagination'],
  ['Tell me about the Innovator’s DNA', 'innovators-dna'],
  ['innovators dna?', 'innovators-dna'],
  ['Can I take a TEST', 'assessment'],
  ['something to practise with my team', 'exercises'],
  ['Which workshops do you run?', 'workshops'],
  ['in-house training for 20 people', 'workshops'],
  ['When is the next webinar?', 'webinar'],
  ['workshop or webinar?', 'workshops'],
  ['How much is it?', 'price'],
  ['What does a workshop cost?', 'price'],
  ['Prices please', 'price'],
  ['I want to schedule a call', 'call'],
  ['can we book a meeting about the assessment', 'call'],
  ['how does nature solve this', 'nature'],
  ['learning from living things', 'nature'],
])('%j is about %s', (message, intent) => {
  expect(matchIntent(message)).toBe(intent);
});

test.each<[string, ChatIntent]>([
  ['Hi', 'hello'],
  ['hello there', 'hello'],
  ['Guten Tag', 'hello'],
  ['hello, what does a workshop cost', 'price'],
  ['Thank you', 'thanks'],
  ['Vielen Dank!', 'thanks'],
  ['thanks, and when is the webinar?', 'webinar'],
  ['Who are you?', 'identity'],
  ['are you a bot', 'identity'],
  ['I want to speak to a human', 'call'],
  ['a human please', 'contact'],
  ['How can I contact you?', 'contact'],
  ['what is your e-mail', 'contact'],
  ['Where are you located?', 'contact'],
  ['are you hiring', 'contact'],
  ['Kontakt', 'contact'],
  ['what is the prise', 'price'],
  ['Is it free?', 'price'],
  ['can I pay by invoice', 'price'],
  ['payment with PayPal', 'price'],
  ['Ist das kostenlos?', 'price'],
  ['book a free discovery call', 'call'],
  ['can I cancel?', 'cancellation'],
  ['what is the cancellation fee', 'cancellation'],
  ['do I get my money back', 'cancellation'],
  ['Kann ich stornieren?', 'cancellation'],
  ['sprechen Sie Deutsch', 'language'],
  ['in German please', 'language'],
  ['ideas for my team', 'ideas'],
  ['Ich brauche eine Idee', 'ideas'],
  ['do you give talks', 'speech'],
  ['keynote', 'speech'],
  ['do you work remotely', 'companies'],
  ['corporate retreat', 'companies'],
  ['corporate training in Berlin', 'workshops'],
  ['show me your portfolio', 'work'],
  ['who are your clients', 'work'],
  ['I need a new website', 'design'],
  ['can you design an app', 'design'],
  ['What services do you offer', 'design'],
  ['who is behind this', 'people'],
  ['how do I download the brochure', 'reading'],
  ['articles on leadership', 'reading'],
  ['what happens with my data', 'privacy'],
  ['how many questions has the assessment', 'assessment'],
  ['how long does ignite day take', 'workshops'],
  ['Wann ist das Webinar', 'webinar'],
])('a plain visitor: %j is about %s', (message, intent) => {
  expect(matchIntent(message)).toBe(intent);
});

test.each<[string, ChatIntent]>([
  ['laliafia', 'laliaflia'],
  ['lalaiflia method', 'laliaflia'],
  ['worksop', 'workshops'],
  ['wrokshops', 'workshops'],
  ['assesment', 'assessment'],
  ['exercizes', 'exercises'],
  ['aplied imagnation', 'applied-imagination'],
  ['shedule something', 'call'],
])('a slip of the keyboard: %j is about %s', (message, intent) => {
  expect(matchIntent(message)).toBe(intent);
});

test.each<[string, ChatIntent]>([
  ['Was kostet das?', 'price'],
  ['Preise', 'price'],
  ['Wie viel kostet ein Workshop?', 'price'],
  ['Ich hätte gern einen Termin', 'call'],
  ['Können wir telefonieren?', 'call'],
  ['Gibt es Übungen?', 'exercises'],
  ['Bieten Sie Schulungen an?', 'workshops'],
  ['von der Natur lernen', 'nature'],
  ['Gibt es einen Selbsttest?', 'assessment'],
])('German: %j is about %s', (message, intent) => {
  expect(matchIntent(message)).toBe(intent);
});

test.each([
  'help',
  'tell me a joke',
  'asdfgh',
  'certificate',
  'I have a problem with my team',
  'Do you like Frankfurt?',
  'We make trains and cars',
  'the coast is beautiful',
  'recall that we are a prince',
  '',
  '???',
  '🙂',
])('%j is about nothing that has an answer of its own', (message) => {
  expect(matchIntent(message)).toBe('other');
});

test('every word of every group leads to its group or to one that comes first', () => {
  const order = intents.map(({ intent }) => intent);
  for (const { intent, words } of intents) {
    for (const word of words) {
      const found = matchIntent(`Please, ${word.replaceAll('*', '').toUpperCase()}!`);
      expect(found, word).not.toBe('other');
      expect(order.indexOf(found as (typeof order)[number]), word).toBeLessThanOrEqual(order.indexOf(intent));
    }
  }
});

test('whatever is written has an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (message) => {
      expect([...intents.map(({ intent }) => intent), 'other']).toContain(matchIntent(message));
    }),
  );
});
