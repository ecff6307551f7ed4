import { parseSync, Visitor } from 'vite';

/** A string of a source file that a visitor would read. */
export interface Sentence {
  line: number;
  text: string;
}

interface Range {
  start: number;
  end: number;
}

const letter = /\p{L}/u;
/** Tags and attributes that code writes by hand: feeds, drawings. */
const markup = /<\/?[\w?]|="/;
const twoWords = /\p{L}{2,}[,;:.!?]?\s+\p{L}{2,}/u;
/** `See ${title}` and `${count} seats`: a word with a blank between it and what is filled in. */
const wordBeforeHole = /(^|\s)\p{L}{2,}[,;:]?\s$/u;
const wordAfterHole = /^\s\p{L}{2,}/u;
/** Properties and attributes that hold what is shown or read aloud: here a single word is one too many. */
const shown =
  /^(label|title|text|lead|hint|alt|placeholder|heading|caption|description|aria-label|aria-description)$/;

/**
 * What stands in code and should stand in content: text of the markup, two words in one string, a word beside what a
 * template fills in, a single word where a name is shown. Class names, selectors, tags, and what errors and the console
 * tell developers are none of it.
 */
export function sentencesOf(file: string, source: string): Sentence[] {
  const found: (Range & { text: string })[] = [];
  const excused: Range[] = [];
  const add = ({ start, end }: Range, text: string) => {
    if (!markup.test(text)) found.push({ start, end, text: text.trim() });
  };
  const addNamed = (name: string | undefined, value: { type: string } | null) => {
    const literal = value as { type: string; value?: unknown } & Range;
    if (name === undefined || !shown.test(name) || literal?.type !== 'Literal') return;
    if (typeof literal.value === 'string' && letter.test(literal.value)) add(literal, literal.value);
  };

  new Visitor({
    JSXText(node) {
      if (letter.test(node.value)) add(node, node.value);
    },
    Literal(node) {
      if (typeof node.value === 'string' && twoWords.test(node.value)) add(node, node.value);
    },
    TemplateLiteral({ quasis }) {
      quasis.forEach((part, i) => {
        const text = part.value.cooked ?? '';
        const touchesHole =
          (i < quasis.length - 1 && wordBeforeHole.test(text)) || (i > 0 && wordAfterHole.test(text));
        if (touchesHole || twoWords.test(text)) add(part, text);
      });
    },
    Property({ key, value }) {
      addNamed(key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value), value);
    },
    JSXAttribute(node) {
      const name = String(node.name.name);
      if (/class(name)?$/i.test(name)) excused.push(node);
      addNamed(name, node.value);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) excused.push(node);
    },
    CallExpression(node) {
      const callee = source.slice(node.callee.start, node.callee.end);
      if (/^console\.|\b(querySelector(All)?|closest|matches)$/.test(callee)) excused.push(node);
    },
  }).visit(parseSync(file, source).program);

  const places = new Map(found.map((each) => [each.start, each]));
  return [...places.values()]
    .filter(({ start, end }) => !excused.some((range) => range.start <= start && end <= range.end))
    .map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text }));
}
