import type { DeskSite } from '../data/site.ts';

/* What a database would answer on some day long ago, so that no picture changes with the calendar. */

const lead = (i: number, kind: string, state: string, name: string, company: string, message: string) => ({
  id: `00000000-0000-4000-8000-00000000000${i}`,
  created_at: `2024-11-2${9 - i}T09:${10 + i}:00Z`,
  ...{ kind, state },
  summary: { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.com`, company, message },
});

const bea = lead(
  1,
  'contact',
  'new',
  'Bea Brandt',
  'Northwind Ferries',
  'We run six ferries and want people to find the next one without asking. Could you look at our timetable?',
);
const leads = [
  bea,
  lead(2, 'workshop-booking', 'won', 'Cleo Mensah', 'Harbour Trust', 'Three days in May, twelve people.'),
  lead(3, 'webinar', 'answered', 'Dan Okafor', 'Okafor & Daughters', ''),
  lead(4, 'assessment-report', 'new', 'Elif Demir', 'Rückversicherungsgesellschaft Süd', '62 of 100'),
  { ...lead(5, 'newsletter', 'new', '', '', ''), summary: { email: 'finn@example.com' } },
  lead(6, 'contact', 'spam', 'Best Offers', '', 'Buy now'),
];

const weeks = Array.from({ length: 12 }, (_, i) =>
  new Date(Date.UTC(2024, 8, 9 + 7 * i)).toISOString().slice(0, 10),
);
const guest = (i: number, name: string, company: string, paid: boolean) => ({
  id: `00000000-0000-4000-8000-0000000001${i}0`,
  created_at: `2024-11-1${i}T10:00:00Z`,
  state: paid ? 'won' : 'new',
  mailbox: `guest${i}@example.com`,
  ...{ name, company, email: `guest${i}@example.com` },
  paid: paid ? { verified_at: '2024-11-20T10:00:00Z', verified_by: 'ada@example.com' } : null,
  answers: paid ? 1 : 0,
  answered: paid
    ? { subject: 'Where we meet on Monday', author: 'ada@example.com', created_at: '2024-11-21T10:00:00Z' }
    : null,
});

const said = (i: number, sender: string, message: string) => ({
  id: `00000000-0000-4000-8000-0000000003${i}0`,
  created_at: `2024-11-27T16:0${i}:00Z`,
  ...{ sender, message },
});

/** An app that shows codes. */
export const factor = {
  id: '00000000-0000-4000-8000-000000000401',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2024-11-20T09:00:00Z',
  updated_at: '2024-11-20T09:00:00Z',
};

/** As the browser keeps it. */
export const session = {
  ...{ access_token: 'story', refresh_token: 'story', token_type: 'bearer' },
  ...{ expires_in: 3600, expires_at: 4_102_444_800 },
  user: { id: 'ada', email: 'ada@example.com' },
};

/** By the last part of the address that the desk asks: the name of a function, or of a call of its sign-in. */
export const answers: Readonly<Record<string, unknown>> = {
  desk_leads: leads,
  desk_counts: { new: 3, answered: 1, won: 1, spam: 1 },
  desk_lead: {
    inquiry: {
      ...{ id: bea.id, created_at: bea.created_at, role: 'product', keep_until: null },
      ...bea.summary,
    },
    form: null,
    subscription: null,
    state: null,
    payment: null,
    answers: [],
    notes: [
      {
        id: '00000000-0000-4000-8000-000000000901',
        created_at: '2024-11-28T11:30:00Z',
        author: 'ada@example.com',
        body: 'Called back: the timetable changes in March.',
      },
    ],
  },
  desk_person: [
    bea,
    {
      ...{ id: '1732870000000-bea', created_at: '2024-11-27T16:02:00Z', kind: 'chat' },
      summary: { message: 'Do you work with ferries?' },
    },
  ],
  desk_chat: [
    said(1, 'user', 'Do you work with ferries?'),
    said(2, 'bot', 'We do. Which one?'),
    said(
      3,
      'user',
      'Six of them, from the harbour to the islands. People ask at the counter when the next one goes, because the timetable is a table of 400 lines. Write to bea@example.com',
    ),
  ],
  desk_erasure: { leads: 1, chats: 1, answers: 0, notes: 1, mentions: 0 },
  user: { id: 'ada', email: 'ada@example.com', factors: [] },
  factors: {
    ...{ id: factor.id, type: 'totp' },
    totp: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: '',
      qr_code:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 5"><path fill="white" d="M0 0h5v5H0z"/><path d="M1 1h1v1H1zm2 0h1v1H3zM1 3h1v1H1zm1-1h1v1H2zm1 1h1v1H3z"/></svg>',
    },
  },
  desk_numbers: {
    from: weeks[0],
    leads: weeks.flatMap((week, i) =>
      ['contact', 'workshop-booking', 'webinar', 'assessment-report', 'newsletter'].map((kind, k) => ({
        ...{ week, kind },
        count: (i * (k + 2) + k) % 7,
      })),
    ),
    views: weeks.map((week, i) => ({ week, count: 180 + ((i * 67) % 140) })),
    // As many in all as above.
    pages: [
      { name: '/ai-assessment', views: 448, inquiries: 37 },
      { name: '/webinar', views: 420, inquiries: 36 },
      { name: '/workshop-details', views: 611, inquiries: 35 },
      { name: '/', views: 1204, inquiries: 31 },
      { name: '/contact', views: 137, inquiries: 22 },
      { name: '/portfolio', views: 262, inquiries: 12 },
    ],
    referrers: [
      { name: '', views: 2404, inquiries: 118 },
      { name: 'search.example.com', views: 410, inquiries: 40 },
      { name: 'news.example.org', views: 268, inquiries: 15 },
    ],
  },
  desk_seats: [
    { kind: 'workshop-booking', type: 'Deep dive', day: '2024-11-01', state: 'won', paid: true, count: 4 },
    { kind: 'workshop-booking', type: 'Deep dive', day: '2024-11-08', state: 'new', paid: false, count: 2 },
    { kind: 'webinar', type: '', day: '2024-11-08', state: 'new', paid: false, count: 14 },
  ],
  desk_assessments: ['1', '2', '3', 'result'].map((step, i) => ({
    ...{ path: '/ai-assessment', step },
    reached: [96, 81, 58, 55][i],
  })),
  desk_guests: [
    guest(1, 'Cleo Mensah', 'Harbour Trust', true),
    guest(2, 'Gita Rao', 'Rao Textiles', true),
    guest(3, 'Hugo Lindqvist', 'Lindqvist Snickeri', false),
    guest(4, 'Ines Castro', 'Harbour Trust', true),
    guest(5, 'Jonas Weber', 'Weber & Kraft', false),
    guest(6, 'Nia Evans', 'Northwind Ferries', true),
  ],
  desk_newsletter: {
    ...{ confirmed: 218, waiting: 9, unasked: 0, left: 2 },
    newest: ['finn', 'ines', 'jonas'].map((name, i) => ({
      id: `00000000-0000-4000-8000-0000000002${i}0`,
      email: `${name}@example.com`,
      created_at: `2024-11-2${6 - i}T08:00:00Z`,
      asked_at: `2024-11-2${6 - i}T08:00:00Z`,
      confirmed_at: i === 0 ? null : `2024-11-2${6 - i}T08:05:00Z`,
      is_active: true,
    })),
  },
  desk_health: {
    alarms: [
      {
        ...{ alarm: 'mail', place: 'server', is_on: true },
        message: 'Mails have not gone out for five hours.',
        began_at: '2024-11-28T07:00:00Z',
        changed_at: '2024-11-28T07:00:00Z',
      },
    ],
    ...{ waiting: 1, dead: 0 },
    mails: [
      {
        ...{ id: 'one', kind: 'sender', form_name: 'contact', state: 'waiting', attempts: 3 },
        submission_id: bea.id,
        last_error: '451 Try again later',
      },
    ],
    servers: [
      {
        ...{ place: 'server /srv/data', noted_at: '2024-11-28T11:59:00Z', silent_seconds: 20 },
        status: {
          ...{
            database: 'ok',
            takes_leads: true,
            room_bytes: 41_200_000_000,
            restarts: 0,
            keeps_house: true,
          },
          last_backup: '2024-11-27T22:00:00Z',
          ...{ started_at: '2024-11-20T06:00:00Z', version: '0.1.0+1b2c3d4' },
        },
      },
    ],
    newest_lead: '2024-11-28T09:11:00Z',
    backup: '2024-11-27T22:00:00Z',
    purge: '2024-11-28T03:00:00Z',
  },
};

export const site: DeskSite = {
  name: 'laliaflia',
  url: 'https://site.example',
  contact: 'https://site.example/contact',
  leave: 'https://site.example/newsletter/leave',
  assessments: {
    first: {
      path: '/ai-assessment',
      questions: [
        'How does your team come to new ideas?',
        'How often do you test an idea with people outside the house?',
        'What happens to an idea that fails?',
      ].map((text, i) => ({ id: `q${i + 1}`, text, type: 'text' })),
    },
  },
  workshops: [
    { id: 'deep', title: 'Deep dive', seats: 12 },
    { id: 'short', title: 'One day', seats: 20 },
  ],
  webinar: { title: 'Applied imagination', seats: 40, dates: [] },
};
