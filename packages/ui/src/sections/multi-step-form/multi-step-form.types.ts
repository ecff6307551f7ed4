import type { ReactNode } from 'react';
import type { Message } from '../../messages/message.ts';
import type { ScalePoints } from '../../primitives/scale-input/index.ts';

interface QuestionBase<Id extends string> {
  /** Key of the answer, and the name of the control. */
  id: Id;
  text: string;
  hint?: string;
}

/** One of a few, as rows. */
export interface ChoiceQuestion<Id extends string = string> extends QuestionBase<Id> {
  type: 'multiple';
  /** The option's text is the answer. Keys 1 to 9 choose the first nine. */
  options: readonly string[];
}

/** A point from least to most. */
export interface ScaleQuestion<Id extends string = string> extends QuestionBase<Id> {
  type: 'scale';
  /** The words of the points, low to high; those of the ends are shown. The words of a point are the answer. */
  options: ScalePoints;
}

export interface TextQuestion<Id extends string = string> extends QuestionBase<Id> {
  type: 'text';
  /** In characters; counted in sight. */
  maxLength?: number;
}

export type StepQuestion<Id extends string = string> =
  | ChoiceQuestion<Id>
  | ScaleQuestion<Id>
  | TextQuestion<Id>;

/** The chosen option or the free text, by question. A blank text counts as no answer. */
export type StepAnswers<Id extends string = string> = Readonly<Partial<Record<Id, string>>>;

export interface MultiStepLabels {
  /** Where one is: 'Question 4 of 10'. Steps count from 1. */
  progress: Message;
  /** The same as a share: '40 %'. Default: not shown. */
  percent?: (percent: number) => string;
  previous: string;
  next: string;
  /** Instead of `next` on the last question. */
  finish: string;
  /** How to use the keyboard; shown where there is a mouse. */
  keys?: string;
}

/** What the browser posts before scripts run: all questions at once. */
export interface NativeForm {
  /** Where it is posted to. */
  action: string;
  /** Name under which the host's form handling knows it. */
  formName: string;
  /** What will happen with the answers. */
  intro?: ReactNode;
  /** Further fields after the questions: an e-mail address. */
  fields: ReactNode;
  submit: string;
  /** For a person who meets the bot field without styles. */
  honeypot?: string;
}
