/* What the drawings within articles say, by the names that a text calls them by: `![A caption](drawing:three-gates)`. */

export const articleDrawings = {
  'three-gates': {
    alt: 'Four tasks on their way past three questions. A paragraph of a standard stops at the first question, what travellers think at the second, which design is better at the third: a person does them. Twelve headlines pass all three: a model does them.',
    gates: ['Seen at once?', 'Material there?', 'Can we say why?'],
    /** The question at which a task stops, counted from 1; without it the task passes. */
    tasks: [
      { task: 'A paragraph of a standard', stops: 1 },
      { task: 'What travellers think', stops: 2 },
      { task: 'Which design is better', stops: 3 },
      { task: 'Twelve headlines' },
    ],
    model: 'A model',
    person: 'A person',
  },
  'wrong-entry': {
    alt: 'Three weeks of work, in which two more people join and each adds a piece a day. On the first Wednesday one piece is wrong. Where work is shown every Tuesday, 5 pieces are done again. Where it is shown when it is finished, 28 are.',
    teams: [
      { title: 'Shown every Tuesday', found: 6, again: 'pieces to do again' },
      { title: 'Shown when finished', found: 15, again: 'pieces to do again' },
    ],
    week: 'Week',
  },
  'two-forms': {
    alt: 'Two forms for the same idea. The first asks for revenue, market share and return, and three guesses are written in it. The second asks what has to be true, and each of its three lines names who or what will tell.',
    before: {
      title: 'Business case',
      fields: [
        { label: 'Revenue in year three', value: '€4.2 million' },
        { label: 'Share of the market', value: '12%' },
        { label: 'Return', value: '31%' },
      ],
      note: 'a guess',
      missing: 'We do not know yet',
      none: 'no such field',
    },
    after: {
      title: 'What would have to be true',
      fields: [
        { label: 'The cases are alike', value: 'The archive, an afternoon' },
        { label: 'A photograph is enough', value: 'Twenty old cases, two people who settle claims' },
        { label: 'People describe a damage in writing', value: 'Five customers, a colleague who types' },
      ],
      result: 'Known after two weeks',
    },
  },
  'five-of-forty-one': {
    alt: 'A menu with forty-one functions in three columns. Thirty-six of them are grey lines. Five are marked and can be read, far apart from each other: bookings, arrivals, prices, rooms and invoices.',
    columns: [
      { functions: 14, named: { 1: 'Bookings', 8: 'Arrivals' } },
      { functions: 14, named: { 4: 'Prices', 11: 'Rooms' } },
      { functions: 13, named: { 7: 'Invoices' } },
    ],
    menu: 'Forty-one functions',
    missed: 'Hotels would ring about five',
  },
  'morning-of-questions': {
    alt: 'A plan of twelve months, twice. Before the morning: three bars, the last one until December. At noon: eight small tests in the first month, three lines with a question each in the quarter after it, and beyond that an open direction without dates.',
    before: {
      title: 'Before the morning',
      lines: [
        { label: 'A new search', from: 0, to: 4 },
        { label: 'An app for the field team', from: 2, to: 9 },
        { label: 'Single sign-on', from: 7, to: 12 },
      ],
    },
    after: {
      title: 'At noon',
      tests: 'Small tests, exactly planned',
      questions: 'Three lines, each with its question',
      direction: 'A direction and no dates',
    },
  },
  'same-people': {
    alt: 'Five people spend ten parts of money on a first attempt. In one company they are then moved to other places. In the other they write one page, and the same five make a second attempt with one part of the money.',
    people: 'Five people',
    money: 'Ten parts of the money',
    one: { title: 'One attempt', end: 'Moved, each with a piece of what was learned' },
    two: { title: 'A second attempt', page: 'Four answers', end: 'The same five, one part' },
  },
  'two-holes': {
    alt: 'Scouts that dance for two holes in six rounds. For the better one, found later: 3, 5, 8, 12, 16 and 20, which is enough. For the other one: 8, 9, 6, 4, 2 and none.',
    holes: [
      { title: 'The better hole', scouts: [3, 5, 8, 12, 16, 20] },
      { title: 'The other one', scouts: [8, 9, 6, 4, 2, 0] },
    ],
    enough: { count: 20, label: 'Twenty are enough' },
    rounds: ['First round', 'Sixth'],
  },
} as const;

export type ArticleDrawingName = keyof typeof articleDrawings;
