import type { Assessment } from './schema/offers.ts';

const often = ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'] as const;

/*
 * The questions of the two assessments. Each answer's score and the reason for it are in assessment/scores.ts and
 * assessment/reasons.ts, in the order of the options; one that is missing there is a type error. A new question goes to
 * the end: links to older results tell their answers by position.
 */

/** The innovation readiness assessment of /ai-assessment. */
export const readiness = {
  questions: [
    {
      id: 'q1',
      type: 'multiple',
      category: 'discovery',
      text: 'When did somebody in your team last watch a customer at work?',
      options: ['This week', 'This month', 'This quarter', 'This year', 'I cannot remember'],
    },
    {
      id: 'q2',
      type: 'multiple',
      category: 'creativity',
      text: 'How do you look for ideas?',
      options: [
        'We take the first good one',
        'We collect many and choose by criteria we agreed on',
        'We ask an agency or a consultant',
        'We look at what competitors do',
      ],
    },
    {
      id: 'q3',
      type: 'scale',
      category: 'creativity',
      text: 'How often does somebody question a rule that everybody follows?',
      options: often,
    },
    {
      id: 'q4',
      type: 'multiple',
      category: 'delivery',
      text: 'What happens to a promising idea in its first two weeks?',
      options: [
        'Somebody writes a business case',
        'It is tried out with a few real users',
        'It is presented to management',
        'It waits for the next planning round',
      ],
    },
    {
      id: 'q5',
      type: 'scale',
      category: 'discovery',
      text: 'How often do you discuss a problem with people outside your industry?',
      options: often,
    },
    {
      id: 'q6',
      type: 'multiple',
      category: 'culture',
      text: 'A project has failed. What happens first?',
      options: [
        'We explain why it could not have worked',
        'We write down what we learned and share it',
        'We look for who is responsible',
        'We move on and do not mention it',
      ],
    },
    {
      id: 'q7',
      type: 'multiple',
      category: 'delivery',
      text: 'How do you decide whether to go on with something new?',
      options: [
        'The most senior person decides',
        'We compare a number with the goal we set before',
        'The team takes a vote',
        'We go on until the budget is used up',
      ],
    },
    {
      id: 'q8',
      type: 'scale',
      category: 'culture',
      text: 'How safe is it in your team to say “I do not know”?',
      options: ['Very risky', 'Rather risky', 'It depends', 'Rather safe', 'Very safe'],
    },
    {
      id: 'q9',
      type: 'multiple',
      category: 'delivery',
      text: 'How long does it take from an idea to something that a user can try?',
      options: ['More than half a year', 'About a quarter', 'About a month', 'Two weeks or less'],
    },
    {
      id: 'q10',
      type: 'multiple',
      category: 'creativity',
      text: 'Where does your team learn new methods?',
      options: [
        'In workshops on problems of our own',
        'From books and talks',
        'From a colleague who trains the others',
        'By trying them at once in a project',
      ],
    },
  ],
} as const satisfies Assessment;

/** The assessment of the AI lab: other questions and another way of scoring, one of them answered in words. */
export const labReadiness = {
  questions: [
    {
      id: 'q1',
      type: 'multiple',
      category: 'discovery',
      text: 'You want to understand a new group of customers. Where do you begin?',
      options: [
        'With a market report',
        'With five conversations',
        'With what sales tells us',
        'With a summary by a language model',
      ],
    },
    {
      id: 'q2',
      type: 'multiple',
      category: 'discovery',
      text: 'A competitor launches something surprising. What do you do first?',
      options: [
        'We build the same',
        'We ask which need it serves',
        'We wait for numbers',
        'We lower our price',
      ],
    },
    {
      id: 'q3',
      type: 'text',
      category: 'creativity',
      text: 'Which task would you give to a machine tomorrow, and what would make you trust the result?',
      hint: 'Two or three sentences are enough.',
      maxLength: 600,
    },
    {
      id: 'q4',
      type: 'multiple',
      category: 'discovery',
      text: 'Who talks to customers in your company?',
      options: [
        'Everybody who decides something about the product',
        'Research and support',
        'Sales',
        'Nobody regularly',
      ],
    },
    {
      id: 'q5',
      type: 'scale',
      category: 'creativity',
      text: 'How often do you put the first ten ideas aside and look for more?',
      options: often,
    },
    {
      id: 'q6',
      type: 'multiple',
      category: 'discovery',
      text: 'How do you use language models when you look for ideas?',
      options: [
        'We do not',
        'For the first ten, and go on from there',
        'They write the concept',
        'Each of us as they like',
      ],
    },
    {
      id: 'q7',
      type: 'multiple',
      category: 'discovery',
      text: 'An experiment contradicts the plan. What changes?',
      options: ['The experiment', 'The plan', 'The presentation', 'Nothing for now'],
    },
    {
      id: 'q8',
      type: 'scale',
      category: 'culture',
      text: 'How much can a new colleague change in the first month?',
      options: ['Nothing', 'A little', 'Something', 'A good deal', 'A lot'],
    },
    {
      id: 'q9',
      type: 'multiple',
      category: 'delivery',
      text: 'Who may release a small change to users?',
      options: [
        'Nobody without management',
        'The team itself, within limits we agreed on',
        'A release manager, once a month',
        'That is not settled',
      ],
    },
    {
      id: 'q10',
      type: 'multiple',
      category: 'discovery',
      text: 'Where do you look for a solution that your industry does not have?',
      options: [
        'At the market leader',
        'In another field, or in nature',
        'At a trade fair',
        'In our own archive',
      ],
    },
  ],
} as const satisfies Assessment;
