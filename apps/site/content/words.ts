/** For a promise that begins a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The reverse, for a title that goes on a sentence: names keep their letter. */
export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Names of things as one sentence: 'Interviews with users, journey maps.' A name that begins with capitals keeps them. */
export function inOneLine(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return `${[first, ...others.map((name) => (/^[A-Z][a-z ]/.test(name) ? uncapital(name) : name))].join(', ')}.`;
}

/** What stands below the title of an article where its link is shared. */
export function byline({ section, author }: { section: string; author: string }): string {
  return `${section}, by ${author}`;
}

const small = [
  ...[
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** 'nine', for a number in a sentence; above twenty only whole tens are words. */
export function inWords(count: number): string {
  const ten = count % 10 === 0 && count > 20 ? tens[count / 10 - 3] : undefined;
  return small[count] ?? ten ?? String(count);
}

/** 'one day', 'sixty minutes'. */
export function counted(count: number, unit: string): string {
  return `${inWords(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** '2, 3 and 10' */
export function andList(numbers: readonly number[]): string {
  const last = String(numbers.at(-1) ?? '');
  return numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${last}` : last;
}
