/** As much of a question as a link needs. */
type AssessmentQuestion = { id: string } & (
  | { type: 'text' }
  | { type: 'multiple' | 'scale'; options: readonly string[] }
);

/** The text of the chosen option, or free text, by the question's id. */
type Answers = Readonly<Record<string, string>>;

/*
 * Answers in an address, after the #: a browser never sends that part to anybody. One character a question, the
 * position of the option or a dash; free text follows, each after a tilde, in the order of the questions.
 */
const prefix = 'answers=';
const none = '-';

/** So many questions the first links hold answers to. What is shorter has lost some on its way. */
const shortest = 10;

export interface Linked {
  /** How many questions there were when the link was made: new ones are added at the end. */
  asked: number;
  answers: Answers;
}

/** `answers=013-2~what%20was%20written`, without the #. */
export function toFragment(questions: readonly AssessmentQuestion[], answers: Answers): string {
  const positions = questions.map((question) => {
    if (question.type === 'text') return none;
    const position = question.options.indexOf(answers[question.id] ?? '');
    return position === -1 ? none : position.toString(36);
  });
  const texts = questions
    .filter(({ type }) => type === 'text')
    .map(({ id }) => `~${encodeURIComponent(answers[id] ?? '').replaceAll('~', '%7E')}`);
  return prefix + positions.join('') + texts.join('');
}

/** Undefined for a fragment that is none of ours. Whatever does not fit a question is left out. */
export function fromFragment(questions: readonly AssessmentQuestion[], fragment: string): Linked | undefined {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(prefix)) return undefined;
  const [positions = '', ...texts] = text.slice(prefix.length).split('~');
  const asked = positions.length;
  if (asked > questions.length || asked < Math.min(shortest, questions.length)) return undefined;
  const answers: Record<string, string> = {};
  let nextText = 0;
  questions.forEach((question, i) => {
    if (question.type === 'text') {
      const written = decode(texts[nextText] ?? '');
      nextText += 1;
      if (written !== '') answers[question.id] = written;
      return;
    }
    const option = question.options[Number.parseInt(positions[i] ?? none, 36)];
    if (option !== undefined) answers[question.id] = option;
  });
  return { asked, answers };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
