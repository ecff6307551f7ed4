import type { LegalSection } from './index.ts';

/** Written for the stories, and no legal advice. */
export const privacy: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    blocks: [
      {
        kind: 'paragraph',
        text: (
          <>
            Ada Brandt, Musterstraße 12, 60311 Frankfurt am Main. Write to{' '}
            <a href="mailto:privacy@example.com">privacy@example.com</a> about anything on this page; a person
            answers.
          </>
        ),
      },
    ],
  },
  {
    id: 'collected',
    title: 'What is collected, and why',
    blocks: [
      { kind: 'paragraph', text: 'Only what you send, and as little as the purpose allows:' },
      {
        kind: 'list',
        items: [
          'Name, e-mail address, company and message, when you use a form: to answer you.',
          'Your e-mail address, when you subscribe to the newsletter: to send it, until you cancel.',
          'Your answers to the assessment, when you ask for a report: to write it.',
        ],
      },
      { kind: 'heading', text: 'What is meant by' },
      {
        kind: 'definitions',
        items: [
          {
            term: 'Personal data',
            text: 'Whatever can be traced to a person, an address on the network included.',
          },
          { term: 'Processing', text: 'Anything that is done with it, from storing to deleting.' },
        ],
      },
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      { kind: 'paragraph', text: 'Three kinds are known. This site sets none of them.' },
      {
        kind: 'table',
        caption: 'Kinds of cookies, and whether they are set here',
        columns: ['Kind', 'What for', 'Set here'],
        rows: [
          ['Essential', 'Keeping a session, a language, a choice', 'No'],
          ['Analytics', 'Counting visits and their paths', 'No: visits are counted without cookies'],
          ['Marketing', 'Recognising visitors elsewhere, with their consent', 'No'],
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      { kind: 'paragraph', text: 'Under the General Data Protection Regulation you may ask at any time' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'to see what is stored about you, and to take it with you;',
          'to have it corrected;',
          'to have it erased;',
          'that it is no longer used.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'One sentence is enough. There is an answer within thirty days, mostly within two.',
      },
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    content: (
      <>
        <p>
          The pages come from a host in Frankfurt am Main, the forms are stored in a database in the European
          Union. Both work under a contract for processing on our behalf.
        </p>
        <p>
          The recording on the speech page is loaded from a video service only after you press play. Before
          that nothing is asked of it.
        </p>
      </>
    ),
  },
];

export const imprint: readonly LegalSection[] = [
  {
    id: 'provider',
    title: 'Provider',
    content: (
      <p>
        Ada Brandt
        <br />
        Musterstraße 12
        <br />
        60311 Frankfurt am Main
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        <a href="mailto:hello@example.com">hello@example.com</a>
      </p>
    ),
  },
  {
    id: 'tax',
    title: 'Value added tax',
    content: (
      <p>
        Identification number according to § 27 a of the German Value Added Tax Act: a sample, none given.
      </p>
    ),
  },
];
