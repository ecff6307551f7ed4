// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code as a value

import { expect, it } from 'vitest';
import { checkWords, wordsIn } from './words.ts';

it('finds no words for visitors in the code of this workspace', () => {
  expect(checkWords()).toEqual([]);
});

it.each([
  ['a text', 'const a = <p>Hello</p>;', 'Hello'],
  ['a text beside a value', 'const a = <p>{count} left</p>;', 'left'],
  ['a shown attribute', 'const a = <img alt="close" />;', 'close'],
  [
    'an attribute with a sentence',
    'const a = <Field hint="Two sentences, please" />;',
    'Two sentences, please',
  ],
  ['a sentence', "say('The form cannot be read.');", 'The form cannot be read.'],
  ['the end of one', "say('is being sent.');", 'is being sent.'],
  ['words beside a value', 'say(`${count} messages are waiting`);', ' messages are waiting'],
  ['a title between tags', 'send(`<title>Not found here</title>`);', '<title>Not found here</title>'],
  ['an answer of two words', "respond(404, 'Not found.');", 'Not found.'],
])('sees %s', (_what, source, words) => {
  expect(wordsIn(source)).toEqual([words]);
});

it.each([
  ['an error', 'throw new Error(`The route ${path} has no page`);'],
  ['an error that is not thrown here', "const a = new RangeError('The list is empty.');"],
  ['the log', "console.error('A form was not stored:', error);"],
  ['names of classes', 'const a = <p className="grid items-start gap" />;'],
  ['classes that are put together', "cx('type-small text-muted', wide && 'flex grow')"],
  ['types and imports', "import { a } from './a.ts'; type A = 'Not found.' | `Not ${string} found`;"],
  ['headers', "send({ allow: 'GET, HEAD, POST', 'cache-control': 'public, max-age=0' });"],
  ['markup', 'send(`<main>\\n<h1>${title}</h1>\\n<p class="wrong" id="${id}">${text}</p>`);'],
  ['a comment', '// The form cannot be read.'],
])('lets %s pass', (_what, source) => {
  expect(wordsIn(source)).toEqual([]);
});
