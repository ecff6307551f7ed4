import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import type { Pair } from './pair-rows.tsx';

const traits = [
  ['Plain', 'The word that people use. A method is a method, a price is a price.'],
  ['Concrete', 'What happens, for whom, by when. A number where there is one.'],
  ['Confident', 'We say what we think and leave out “we believe”.'],
  ['Short', 'One thought in a sentence. What can go, goes.'],
] as const;

const spans = ['lali:md:col-span-12', 'lali:md:col-span-5', 'lali:md:col-span-4', 'lali:md:col-span-3'];

/** The voice as four words, the first of them largest. */
export function Voice() {
  return (
    <dl className="lali:grid lali:gap-x-12 lali:md:grid-cols-12">
      {traits.map(([word, text], index) => (
        <div
          key={word}
          className={`lali:grid lali:content-start lali:gap-2 lali:border-t lali:border-line lali:py-8 ${spans[index]}`}
        >
          <dt className={index === 0 ? 'lali:type-title' : 'lali:type-heading'}>{word}</dt>
          <dd
            className={`lali:measure lali:text-text-soft ${index === 0 ? 'lali:type-lead' : 'lali:type-body'}`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const avoided: readonly [word: string, instead: string][] = [
  ['unlock', 'say what becomes possible'],
  ['elevate', 'say what gets better, by how much'],
  ['seamless', 'say what nobody has to do any more'],
  ['cutting-edge', 'name the technique'],
  ['journey', 'name the steps'],
  ['solution', 'name the thing'],
  ['simply, just', 'leave it out: it may not be simple for the reader'],
  ['!', 'the sentence is loud enough'],
];

/** Words that say nothing, with what to write in their place. */
export function AvoidedWords() {
  return (
    <DescriptionList.Root weight="term" columns={2}>
      {avoided.map(([word, instead]) => (
        <DescriptionList.Item
          key={word}
          term={
            <span className="lali:line-through lali:decoration-danger-text lali:decoration-2">{word}</span>
          }
        >
          {instead}
        </DescriptionList.Item>
      ))}
    </DescriptionList.Root>
  );
}

export const sentences: readonly Pair[] = [
  {
    write: 'Passengers choose a seat in three taps.',
    not: 'A seamless seat selection experience.',
    because: 'Says what happens.',
  },
  {
    write: 'A workshop takes one, two or three days.',
    not: 'Flexible formats for every need.',
    because: 'Has a number in it.',
  },
  {
    write: 'We answer within two business days.',
    not: 'We’ll get back to you as soon as possible!',
    because: 'Can be held to.',
  },
  {
    write: 'Colour, behaviour, centre',
    not: 'Color, behavior, center',
    because: 'British spelling in prose; code keeps its own.',
  },
];

export const buttons: readonly Pair[] = [
  {
    write: <Button>Book Discovery Call</Button>,
    not: <Button variant="outline">Submit</Button>,
    because: 'Names what there will be afterwards.',
  },
  {
    write: <Button variant="highlight">See Deep Dive</Button>,
    not: <Button variant="outline">Learn more</Button>,
    because: 'Makes sense alone, in a list of all buttons.',
  },
  {
    write: (
      <span className="lali:flex lali:flex-wrap lali:gap-3">
        <Button>Delete draft</Button>
        <Button variant="ghost">Keep draft</Button>
      </span>
    ),
    not: (
      <span className="lali:flex lali:flex-wrap lali:gap-3">
        <Button variant="outline">Yes</Button>
        <Button variant="outline">No</Button>
      </span>
    ),
    because: 'Can be answered without reading the question.',
  },
];

/** One field twice: an error that helps, and one that does not. */
export function Errors() {
  return (
    <div className="lali:grid lali:gap-x-8 lali:gap-y-10 lali:md:grid-cols-12">
      <Card as="section" aria-label="Do" className="lali:grid lali:gap-4 lali:md:col-span-7">
        <h2 className="lali:type-subheading">Says what to do next</h2>
        <Field label="E-mail" required error="Enter an e-mail address in the form name@company.com">
          <Input type="email" name="good" autoComplete="email" defaultValue="ada@" />
        </Field>
        <p className="lali:type-body lali:text-text-soft">
          No blame, no code, no ‘please’. What was typed stays, and above the form a summary leads to every
          such field.
        </p>
      </Card>
      <section
        aria-label="Do not"
        className="lali:grid lali:content-start lali:gap-4 lali:border-t-[3px] lali:border-danger-text lali:pt-6 lali:md:col-span-5"
      >
        <h2 className="lali:type-subheading">Says that something is wrong</h2>
        <Field label="E-mail, told badly" required error="Invalid input">
          <Input type="email" name="bad" autoComplete="off" defaultValue="ada@" />
        </Field>
        <p className="lali:type-body lali:text-text-soft">
          The reader knows less than before: what is invalid, and what would be valid?
        </p>
      </section>
    </div>
  );
}
