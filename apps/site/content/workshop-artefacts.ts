/* What a shop takes home from a workshop, whose returns desk is overrun every January: from the question to the plan. */

export const artefactsCaption = 'An example: a shop whose returns desk is overrun every January.';

export const question = {
  earlier: ['Why is the returns desk so slow?', 'How do we get through January?'],
  agreed: 'How can we settle a return before anybody stands in a queue?',
  by: 'Agreed by all nine',
  initials: ['A.', 'M.', 'T.', 'J.', 'S.', 'K.', 'B.', 'E.', 'P.'],
} as const;

/** More than thirty, in the order in which they hang. The best three say why. */
export const ideas: readonly (string | { text: string; reason: string })[] = [
  'A second desk',
  'A third desk',
  'Open at seven',
  'Chairs and tea',
  'A ticket number',
  { text: 'Settle it on the phone, then only drop it off', reason: 'Because most of the hour is typing.' },
  'Help in January',
  'Photo first',
  'A box outside',
  'Swap at the shelf',
  'A sign at the door',
  'Returns by post',
  {
    text: 'Money back first, for those who return on time',
    reason: 'Because the rule was made for strangers.',
  },
  'No form at all',
  'A code on the bill',
  'Mend it on the spot',
  'Pay them to keep it',
  'A desk to ask at',
  'A van in the car park',
  'Better size tables',
  'Return it at the till',
  'Lockers at the station',
  'Close at noon',
  'Label at home',
  { text: 'Send it to the next customer in the street', reason: 'Because no parcel comes to the desk.' },
  'Ask why at home',
  'A queue by phone',
  'Friends bring it',
  'Try it on here',
  'Give it away',
  'Collect from the sofa',
];

export const test = {
  title: 'Test with paper screens',
  who: 'Person 3 of 5, not from the team',
  task: 'The task: “Give this jacket back.”',
  lines: [
    { at: '15:40', text: 'Looks for the desk. We point to the paper phone.' },
    { at: '15:41', text: 'Finds the jacket at once.' },
    { at: '15:42', text: '“Why do you want to know my reason?”' },
    { at: '15:44', text: '“Is that all? Then I need not come in.”', marked: true },
    { at: '15:45', text: 'Asks where the box is.' },
  ],
  result: 'Four of five did it without us.',
} as const;

export const prototype = {
  title: 'Return an item',
  which: {
    label: 'Which item?',
    items: [
      { name: 'Rain jacket', note: '19 December' },
      { name: 'Wool scarf', note: '22 December' },
    ],
  },
  why: { label: 'Why?', answers: ['Too small', 'Too large', 'A gift', 'Not as shown'] },
  where: {
    label: 'Where do you drop it off?',
    items: [
      { name: 'Box at the entrance', note: 'Day and night' },
      { name: 'Parcel shop', note: 'Until 20:00' },
    ],
  },
  action: 'Get my code',
} as const;

export const notes = [
  {
    who: 'Customer 1',
    lines: [
      'Has the jacket in four seconds.',
      'Stops at “Why?”: hers was a gift.',
      'Shows the code to her son.',
    ],
    marked: 1,
  },
  {
    who: 'Customer 2',
    lines: [
      'Chooses the box without reading.',
      'Goes back to change the item.',
      '“And when does the money come?”',
    ],
    marked: 2,
  },
] as const;

export const plans = {
  tabs: ['J.', 'A.', 'M.', 'T.', 'S.'],
  title: 'Plan of J.',
  lines: [
    { when: 'Week 1', text: 'Show the prototype to the desk.' },
    { when: 'Week 2', text: 'Put up one box, in one shop.' },
    { when: 'Week 4', text: 'Count who still queues.' },
  ],
  coach: 'Coach: one shop is enough.',
} as const;

/** Who asks is of the team. */
export const support = [
  { when: 'You, day 9', text: 'Half of them skip the reason. Shall we drop it?', asks: true },
  { when: 'Your coach, day 9', text: 'Keep it, but ask after the drop-off.', asks: false },
  { when: 'You, day 23', text: 'Now nine of ten answer.', asks: true },
] as const;

export const versions = {
  first: {
    title: 'Version 1',
    asks: 'Please describe why you return the item',
    hint: 'At least 50 characters',
    action: 'Send form',
    result: 'Three of five gave up here.',
  },
  second: {
    title: 'Version 2',
    asks: 'Why?',
    answers: ['Too small', 'Too large', 'A gift'],
    action: 'Get my code',
    result: 'All five got their code.',
  },
  changed: {
    title: 'What changed',
    text: 'Three answers instead of a form. The button says what comes next.',
  },
} as const;

export const schedule = {
  title: 'Experiments',
  rows: [
    { week: '6 October', text: 'Three answers instead of a form', who: 'Jana' },
    { week: '13 October', text: 'A box at the entrance', who: 'Ali' },
    { week: '20 October', text: 'Money back on the same day', who: 'Tom' },
    { week: '27 October', text: 'One desk only for questions', who: 'Mia' },
    { week: '3 November', text: 'All of it on one Saturday', who: 'Jana' },
  ],
} as const;

export const figures = {
  title: 'Returns on 30 October',
  items: [
    { value: '22', label: 'minutes in the queue', note: '60 last January, aim 10' },
    { value: '54', label: 'of 100 are settled at home', note: 'None last January, aim 70' },
    { value: '9', label: 'of 100 come back to ask', note: '31 last January, aim 5' },
  ],
} as const;

export const plan = {
  title: 'Plan for ninety days',
  span: '1 October to 29 December',
  steps: [
    { day: 'Day 1', date: '1 October', text: 'One shop has the box. Jana answers for it.' },
    { day: 'Day 30', date: '30 October', text: 'Half of its returns come by phone, or we stop.' },
    { day: 'Day 60', date: '29 November', text: 'All six shops have the box.' },
    { day: 'Day 90', date: '29 December', text: 'January can come: two desks are enough.' },
  ],
  seen: { label: 'Seen by management', by: 'R. and H.', date: '25 September' },
} as const;
