import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import { projectsOf } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';

const service = services['ui-design'];

export const head = {
  title: `UI design: screens, systems, handover | ${site.brand}`,
  description: `Wireframes, visual design and design systems that your engineers can build from. A funding platform now takes ${claims.applicationTime.value} ${claims.applicationTime.label}.`,
  keywords: ['interface design', 'design systems', 'prototyping', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'UI design your engineers can build from',
  lead: 'Wireframes, screens and a design system, with every state drawn before it is built.',
  actions: service.actions,
  note: firstCall,
} as const;

/** A sheet of one form in all its states, as engineers get it. */
export const sheet = {
  alt: 'A sheet of drawn states: a button, a field, a switch and a status label, each as it rests, under the pointer, in focus, at work, after a mistake and when it cannot be used.',
  button: { label: 'Send form', busy: 'Sending' },
  field: { label: 'Amount', value: '€48,000', wrong: '€80,000', error: 'At most €50,000' },
  toggle: 'Remind me',
  status: ['Draft', 'Sent', 'In review', 'Approved', 'Closed'],
  names: {
    button: ['Rest', 'Focus', 'Pointer', 'Busy', 'Off'],
    field: ['Empty', 'Typing', 'Filled', 'Mistake', 'Locked'],
    toggle: ['Off', 'Focus', 'On', 'Changing', 'Locked'],
  },
} as const;

/** Each area with a piece of work of its own. */
export const areas = {
  title: 'What UI design covers',
  lead: 'From the first wireframes to the review of the release. You can start with any of the four. The drawings are samples.',
  items: service.areas,
} as const;

export const transition = {
  alt: 'Five frames of one transition: a row of a list grows into the page that it opens. A curve below shows how far it is in each frame; after a quarter of the time it is most of the way.',
  unit: 'ms',
  caption: 'A row opens into its page.',
} as const;

export const brands = {
  alt: 'One component in two brands: the same course, once for a museum and once for a swimming pool. Below it are the three tokens that differ.',
  sample: { time: 'Friday, 18:00', places: '4 places left', action: 'Reserve' },
  titles: ['Evening tour', 'Evening swim'],
  families: ['Georgia', 'Bricolage'],
  tokens: { action: 'Action', corner: 'Corner', type: 'Type' },
} as const;

export const chain = {
  alt: 'Four tokens make a button, and the button stands on a screen: colour, corner, height and weight are set once.',
  steps: ['Tokens', 'Component', 'Screen'],
  tokens: {
    colour: 'Action',
    kingfisher: 'Kingfisher',
    corner: 'Corner',
    height: 'Height',
    weight: 'Weight',
  },
  screen: { title: 'Your costs', field: 'Amount', value: '€48,000', action: 'Send form' },
} as const;

export const visualTest = {
  alt: 'A visual test: a form as designed, as built, and the difference. The button is four pixels too low.',
  names: ['Designed', 'Built', 'Difference'],
  result: 'The button is 4 px too low.',
} as const;

export const process = {
  title: 'How a UI project runs',
  lead: 'You choose between two directions. From then on each finished screen makes the next one quicker.',
  numbered: true,
  items: service.steps,
} as const;

export const platforms = {
  title: 'Platforms',
  lead: 'Web and mobile, both built from one design system.',
  web: { name: 'Web', note: 'From 320 pixels to a wall display' },
  mobile: { name: 'Mobile', note: 'iOS and Android, by the guidelines of each' },
  system: { name: 'Design systems', note: 'Tokens, components and the rules for both' },
  alts: {
    web: 'A list of four applications in a browser: a menu at the side, and a table.',
    mobile: 'The same list on two phones: on one with tabs at the foot, on the other with a round button.',
    system:
      'The parts that all three are made of: five colours, a button, a menu entry, a row and five labels of status.',
  },
  screen: {
    title: 'Applications',
    action: 'New form',
    heads: ['For', 'Amount', 'Status'],
    menu: ['Forms', 'Files', 'Help'],
    rows: [
      { name: 'Heat pump', amount: '€48,000', status: 2 },
      { name: 'Solar roof', amount: '€31,500', status: 3 },
      { name: 'Milling machine', amount: '€22,900', status: 1 },
      { name: 'Cargo bikes', amount: '€9,400', status: 0 },
    ],
    status: sheet.status,
  },
} as const;

export const cases = {
  title: 'UI case studies',
  lead: 'A platform for companies that apply for funding, and an app in which friends plan a trip.',
  items: projectsOf(service.projects),
} as const;

export const closing = {
  title: 'Bring one screen to the first call',
  text: 'Choose the screen you like least. We go through it together and say what we would change.',
  actions: service.actions,
} as const;
