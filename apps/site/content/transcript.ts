import type { TranscriptPart } from './schema/offers.ts';

/** The keynote in full, in the order of the recording. Sample, as the recording is. */
export const transcript: readonly TranscriptPart[] = [
  {
    id: 'the-question',
    title: 'The question I was afraid of',
    blocks: [
      {
        kind: 'passage',
        at: '00:00',
        paragraphs: [
          'Good evening. Eleven years ago a managing director asked me, in front of his whole board, what innovation costs. I had a slide for that. I did not show it, because I suddenly knew that it was an answer to the wrong question.',
          'So I asked him something back.',
        ],
      },
      {
        kind: 'pulled',
        text: 'What does it cost you, each quarter, that nobody in this room has been surprised by a customer?',
      },
      {
        kind: 'passage',
        at: '00:34',
        paragraphs: [
          'He did not know. Nobody knew. It was very quiet, and I thought that I had lost the job.',
          'I had not. We spent the next two days finding out. We sat in the call centre with headphones on. We read the last fifty complaints aloud, which takes longer than you think. And on the second afternoon the head of finance, a careful man, said: I have approved the repair of this same thing four times, from four budgets, and I have never seen it.',
          'That is what I want to talk about tonight. How you have ideas is the easy part. The hard part is to run a company in which finding out is somebody’s work.',
        ],
      },
    ],
  },
  {
    id: 'what-growing-does',
    title: 'What growing does to questions',
    blocks: [
      {
        kind: 'passage',
        at: '01:42',
        paragraphs: [
          'Some of you have founded a company. Think of the first six months. You did not have a research department. You had a telephone. If something did not work, you knew by lunchtime, because the person who was angry about it had your number.',
          'Then you grew, and you did everything right. You hired people for support, so that you could work in peace. You hired somebody who turns support into a report, and somebody who turns the report into a chart. Now the chart is green, and the customer is still angry. You have built a very good machine for not hearing.',
        ],
      },
      {
        kind: 'passage',
        at: '02:28',
        paragraphs: [
          'I do not blame anybody for that. A large company must be able to do the same thing ten thousand times, and questions disturb. So we reward people who deliver. We give them more to deliver. After ten years the top floor consists of people who are wonderful at what is known.',
          'There is a word for them: deliverers. There is a word for the others, too: discoverers. You need both. But look around your own table on Monday and count. And then ask yourself when a discoverer was last promoted in your company for something that she found out. I mean for the finding, and not for the money that came of it three years later.',
          'When I ask that in a workshop, people first laugh, and then they look at the table. It is a nice table, usually.',
        ],
      },
    ],
  },
  {
    id: 'the-kingfisher',
    title: 'The bird and the train',
    blocks: [
      {
        kind: 'passage',
        at: '03:40',
        paragraphs: [
          'Let me tell you about a train. In the nineties the Japanese railways had a very fast one with a very loud problem. Whenever it entered a tunnel, it pushed a wave of air before it, and at the other end the wave came out with a bang. People who lived there complained, as I would.',
          'The engineer in charge was Eiji Nakatsu. He could have asked for more insulation. But on Sundays he watched birds. And he asked himself:',
        ],
      },
      {
        kind: 'pulled',
        text: 'Who, in nature, has to go from something thin into something thick, at full speed, without a splash?',
      },
      {
        kind: 'passage',
        at: '04:26',
        paragraphs: [
          'Whatever you want to build, something alive has tried it first.',
          'The kingfisher does. It dives from air into water for its living. If it made a wave, the fish would be gone, and so would the kingfisher. So the nose of that train was given the shape of a bill, and the bang went away.',
          'Please notice what he did not do. He did not copy the bird. A train with feathers helps nobody. He looked for the rule: widen slowly, and give the thing in front of you time to move aside. Then he carried the rule over.',
        ],
      },
      {
        kind: 'passage',
        at: '05:05',
        paragraphs: [
          'We have made a method of that, with a name that nobody can pronounce at first, LALIAFLIA. It has three levels. The first is Living Artifacts: what lives, and how it does what you want to do. The second is Life Inspired Artifacts: what people have already built by the same rule. And the third is Future Life Inspired Artifacts, and that level is empty. It is empty because it is yours.',
          'You may say: I run an insurance company, I have no tunnel. But you do. You have a customer who comes from a thin place, where everything takes one tap, into a thick one, which is your claims form. That is the bang. Widen slowly.',
        ],
      },
    ],
  },
  {
    id: 'ten-times',
    title: 'Ten times, please',
    blocks: [
      {
        kind: 'passage',
        at: '06:14',
        paragraphs: [
          'The second thing I have learned is that small goals make people tired and large ones make them think. If I ask you to make a form ten per cent shorter, you will take out a field and argue for a week about which. If I ask you for a form that takes a tenth of the time, you cannot win by taking out fields. You have to ask what the form is for.',
          'We once did that with a team that handled applications for public money. We had agreed on a modest target. Over coffee somebody said: and what if nobody had to fill it in at all? There was the silence that I like best, when twelve people are checking whether something is stupid.',
        ],
      },
      {
        kind: 'passage',
        at: '07:02',
        paragraphs: [
          'It was not stupid. Most of what we asked for was already in a register somewhere, in the same building. In the end people did fill something in, but much less, because we had asked for ten times and had got stuck somewhere on the way. That is how it works. You aim at the tenfold and you land in a place that you would never have aimed at.',
          'The rule behind it is uncomfortable: your first ten ideas are everybody’s. They are the ones your competitors had on the same afternoon. Write them down, be polite to them, and begin with the eleventh. We call that Applied Imagination, and it has two more rules. Name the thing that nobody questions, and question it. And ask for more than is asked of you.',
        ],
      },
    ],
  },
  {
    id: 'an-hour',
    title: 'An hour with a name',
    blocks: [
      {
        kind: 'passage',
        at: '08:10',
        paragraphs: [
          'Now you are thinking: very nice, and when? I know, because I have seen your calendars. I ask to see them.',
        ],
      },
      {
        kind: 'pulled',
        text: 'It is the most honest document in a company, far more honest than the strategy.',
      },
      {
        kind: 'passage',
        at: '08:32',
        paragraphs: [
          'What has no hour in the week does not happen in the year.',
          'There is good research on people who find new things, by Dyer, Gregersen and Christensen. They name five skills: questioning, observing, networking, experimenting, associating. I have read the list to many rooms, and everybody nods. Of course. We question, we observe.',
          'Do you? With whom, on which day? They are not gifts. They are appointments. Observing is a chair beside somebody who uses your product. Networking is lunch with a person who thinks that you are wrong. Experimenting is a thing made of paper that you are a little ashamed of. And questioning you can do in any meeting, from tomorrow, for free. Only the fifth, associating, has to wait until the other four have brought it something to connect.',
        ],
      },
      {
        kind: 'passage',
        at: '09:34',
        paragraphs: [
          'One chief executive I know gave it ten minutes. Every morning, before the mail, he wrote down four questions about one thing in his company. Only questions. After a month he had about eighty. Most were useless, he showed them to me. But one of them was: why do we send the invoice after the repair?',
          'That was all. Why after? Nobody had a reason. They had always done it. I will not tell you what it was worth to them to send it before, because he would not like me to. He still writes his four questions.',
        ],
      },
    ],
  },
  {
    id: 'the-machine',
    title: 'The machine in the room',
    blocks: [
      {
        kind: 'passage',
        at: '10:30',
        paragraphs: [
          'You will want me to say something about artificial intelligence. I use it every day, so I can be short.',
          'It has made answers cheap. You type a question, you get thirty ideas, and they are not bad. But they are the first ten, three times over. Everybody in this room can have the same thirty tonight. If that is where you stop, you have become faster at being average.',
        ],
      },
      {
        kind: 'passage',
        at: '11:08',
        paragraphs: [
          'When something gets cheap, the things beside it become expensive. Beside the answer there are two. Before it stands the question, and somebody must have been in the call centre to ask it. After it comes the test, and somebody must stand in the shop and see that a woman with a pram cannot reach the button. No model has ever been in your shop.',
          'And there is a third thing that it cannot do, and it is your job. It cannot be responsible. Somebody has to say: we try this one, and if it goes wrong, it was me.',
        ],
      },
    ],
  },
  {
    id: 'tomorrow',
    title: 'What I would like you to do tomorrow',
    blocks: [
      {
        kind: 'passage',
        at: '12:00',
        paragraphs: [
          'I do not like selling, so here are three small things instead. They fit into one day, and you can start before you have told anybody.',
          'First. In your first meeting tomorrow, somebody will ask you for a decision that they could make themselves. Do not make it. Ask: what would we have to see, to be sure? And then be quiet. It will be the longest five seconds of the week. Somebody will say something that you did not know. Whoever answers every question teaches a company to wait.',
        ],
      },
      { kind: 'pulled', text: 'Second. Take one hour of next week and give it a name.' },
      {
        kind: 'passage',
        at: '12:44',
        paragraphs: [
          'Not “innovation”. Give it the name of a customer. Thursday, four o’clock, Frau Demir, the bakery in Bornheim. Go there. Do not bring a presentation.',
          'Third. Find one thing in your company that makes a bang, and ask who in nature would have solved it. You will feel foolish. The man with the train felt foolish, too, I suppose, with his binoculars.',
        ],
      },
      {
        kind: 'passage',
        at: '13:22',
        paragraphs: [
          'The director from the beginning wrote to me last year. He is retired now. He said that they still read the complaints aloud, every first Monday, and that the finance people come of their own accord. And he said that he had worked out the answer to my question at last, what it costs when nobody is surprised. He wrote: I have the number now, and I am glad that I did not know it then.',
          'I hope you do not need a number. Thank you.',
        ],
      },
    ],
  },
];
