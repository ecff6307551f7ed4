import type { TranscriptChapter } from './index.ts';

/** Written for the stories: a keynote that nobody has given. */
export const chapters: readonly TranscriptChapter[] = [
  {
    id: 'a-wall-in-sachsenhausen',
    title: 'A wall in Sachsenhausen',
    blocks: [
      {
        kind: 'passage',
        at: 0,
        speaker: 'Lena Hartwig, host',
        paragraphs: [
          'Good evening, and thank you for coming out in this rain. Our speaker has promised me no slides with arrows pointing upwards. Please welcome Ada Brandt.',
        ],
      },
      {
        kind: 'passage',
        at: 38,
        speaker: 'Ada Brandt',
        paragraphs: [
          'Thank you. On the way here I stopped at a wall. It is an ordinary wall, south of the river, and it has not been painted for about forty years. On it there is a grey patch the size of a hand.',
          'That patch is a company. It has two partners, it was founded before anybody in this room was born, and it has never had a bad quarter. It is a lichen.',
        ],
      },
      { kind: 'pulled', text: 'The oldest partnership in Frankfurt is grey, and the size of a hand.' },
      {
        kind: 'passage',
        at: 134,
        paragraphs: [
          'A fungus that cannot feed itself, and an alga that would dry out by noon. Neither of them is impressive. What they have is an arrangement: one builds the house, the other cooks. They renegotiate it every morning, depending on the weather.',
        ],
      },
    ],
  },
  {
    id: 'what-we-borrow',
    title: 'What we borrow, and what we only admire',
    blocks: [
      {
        kind: 'passage',
        at: 262,
        paragraphs: [
          'When I show this to boards they like it. They say: so we should collaborate more. And I say no. That is admiring. Admiring is free, and it changes nothing by Monday.',
          'To borrow is to take the rule and leave the picture. The rule of the lichen is not that partners are nice to each other. The rule is that each of them does the one thing that the other cannot do at all.',
        ],
      },
      {
        kind: 'passage',
        at: 391,
        paragraphs: [
          'Now look at two of your departments. Which is the one thing that one of them cannot do at all? If you have to think for longer than a minute, you do not have two departments. You have one that meets itself.',
        ],
      },
      { kind: 'pulled', text: 'You do not have two departments. You have one that meets itself.' },
      {
        kind: 'passage',
        at: 455,
        paragraphs: ['I see some of you writing that down. I also see who is not.'],
      },
    ],
  },
  {
    id: 'the-cheap-experiment',
    title: 'The cheap experiment',
    blocks: [
      {
        kind: 'passage',
        at: 528,
        paragraphs: [
          'A plane tree drops a few thousand seeds in October. It has no opinion about which one will be a tree. It has made the seed so cheap that it need not have an opinion.',
          'Most of our companies do the reverse. We make one seed, we give it a steering committee, and then we cannot afford for it to be wrong.',
        ],
      },
      {
        kind: 'passage',
        at: 649,
        paragraphs: [
          'So my question to every team is not: what is your best idea? It is: what would it cost to be wrong about it by Friday? Get that under a thousand euro, and you can stop asking people for courage.',
        ],
      },
    ],
  },
  {
    id: 'questions',
    title: 'Questions from the room',
    blocks: [
      {
        kind: 'passage',
        at: 1084,
        speaker: 'From the audience',
        paragraphs: ['You speak about stopping things. What is the last thing you stopped?'],
      },
      {
        kind: 'passage',
        at: 1097,
        speaker: 'Ada Brandt',
        paragraphs: [
          'Workshops that end with a photograph of the wall. For years I took that picture home. Now we end by taking the wall down, and every sheet that nobody carries out of the room goes into the bin. It is a quiet ten minutes. It is also the only ranking I trust.',
        ],
      },
    ],
  },
];
