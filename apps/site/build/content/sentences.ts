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
/** Tags and attributes in template strings: feeds, drawings. */
const markup = /<\/?[\w?]|="/;
const twoWords = /\p{L}{2,}[,;:.!?]?\s+\p{L}{2,}/u;
/** `See ${title}` and `${count} seats`: a word and a space beside a placeholder. */
const wordBeforeHole = /(^|\s)\p{L}{2,}[,;:]?\s$/u;
const wordAfterHole = /^\s\p{L}{2,}/u;
/** Properties and attributes with visible or spoken text: here even a single word belongs in the content. */
const shown =
  /^(label|title|text|lead|hint|alt|placeholder|heading|caption|description|aria-label|aria-description)$/;

/**
 * Text in the code that belongs in the content: text in markup, two words in one string, a word beside a placeholder
 * of a template, a single word in a visible name. Class names, selectors, tags, and messages for developers do not
 * count.
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
