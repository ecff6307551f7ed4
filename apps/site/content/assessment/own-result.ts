/* Where a result is met again: beside the contact form and on the page after a sent assessment. */

export const ownResult = {
  average: (average: number, date: string) => `${average} of 100 on average, answered on ${date}`,
  link: 'See the result',
  add: {
    label: 'Add it to the message',
    done: 'Added to the message. Sending it shares your answers with us.',
  },
  inMessage: (title: string, average: number, link: string) =>
    `${title}: ${average} of 100 on average. ${link}`,
} as const;
