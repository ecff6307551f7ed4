import type { TranscriptPart } from './schema/offers.ts';

/** The keynote in full, in the order of the recording. Sample, as the recording is. */
export const transcript: readonly TranscriptPart[] = [
  {
    at: '00:00',
    title: 'The question I was afraid of',
    paragraphs: [
      'Good evening. Eleven years ago a managing director asked me, in front of his whole board, what innovation costs. I had a slide for that. I did not show it, because I suddenly knew that it was an answer to the wrong question.',
      'I asked him back: what does it cost you, each quarter, that nobody in this room has been surprised by a customer? He did not know. Nobody knew. It was very quiet, and I thought that I had lost the job.',
      'I had not. We spent the next two days finding out. That is what I want to talk about tonight: not how to have ideas, but how to run a company in which finding out is somebody’s work.',
    ],
    pull: 'What does it cost you that nobody in this room has been surprised by a customer?',
  },
];
