import { Keys as KeyNames } from '../../../../../.storybook/docs/keys.tsx';
import { DescriptionList } from '../../primitives/description-list/index.ts';

const promises: readonly [title: string, text: string][] = [
  [
    'Contrast',
    'Body text at least 7:1, any other text 4.5:1, edges of controls 3:1, on every surface and in both themes.',
  ],
  [
    'Focus',
    'A ring in two colours that no surface hides, never removed, never cut off. It goes nowhere by itself.',
  ],
  ['Targets', 'Whatever can be pressed is 44 px or more, also where it looks smaller.'],
  [
    'Words',
    'A name, a role and a state for everything, from the element that HTML has for it. Nothing by colour alone.',
  ],
  [
    'Before scripts',
    'Forms send, links lead, accordions open. A script adds comfort; its absence takes nothing essential.',
  ],
  ['Text size', 'At 200 % everything is there and nothing overlaps, from 320 px of window on.'],
  ['Direction', 'Layout and arrows turn with the writing direction.'],
  [
    'Motion and colours of your own',
    'Reduced motion stands still; forced colours show every edge and state.',
  ],
];

/** Guarantees of every component that its specification does not repeat. */
export function Promises() {
  return (
    <ol className="lali:grid lali:gap-x-12 lali:md:grid-cols-12">
      {promises.map(([title, text], index) => (
        <li
          key={title}
          className={`lali:grid lali:grid-cols-[3.5rem_1fr] lali:content-start lali:gap-x-4 lali:border-t lali:border-line lali:py-6 ${index % 2 === 0 ? 'lali:md:col-span-7' : 'lali:md:col-span-5'}`}
        >
          <span aria-hidden="true" className="lali:type-heading lali:text-accent-text lali:tabular-nums">
            {index + 1}
          </span>
          <div className="lali:grid lali:content-start lali:gap-2">
            <h2 className="lali:type-subheading">{title}</h2>
            <p className="lali:type-body lali:measure lali:text-text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const keys: readonly [keys: string, does: string][] = [
  [
    'Tab, Shift Tab',
    'Goes through what can be operated, in the order of the document. A group of choices is one stop.',
  ],
  ['Enter', 'Follows a link, presses a button, sends a form from a field of one line.'],
  ['Space', 'Presses a button, ticks a box, opens a disclosure.'],
  [
    'Arrow keys',
    'Move inside a group: options, a scale, a menu bar. Left and right follow the writing direction.',
  ],
  ['Home, End', 'First and last of such a group.'],
  ['Escape', 'Closes what lies above the page and gives the focus back; it does one thing at a time.'],
  [
    '1 to 9',
    'Choose the option of that position while the focus is in the form, never while somebody writes.',
  ],
];

/** The same keys do the same everywhere. */
export function Keys() {
  return (
    <table className="lali:w-full lali:border-collapse lali:text-start">
      <thead className="lali:type-small lali:text-text-soft">
        <tr className="lali:border-b lali:border-control">
          <th scope="col" className="lali:py-3 lali:text-start lali:font-medium">
            Key
          </th>
          <th scope="col" className="lali:py-3 lali:text-start lali:font-medium">
            Does
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, does]) => (
          <tr key={key} className="lali:border-b lali:border-line">
            <th
              scope="row"
              className="lali:type-body lali:w-2/5 lali:py-4 lali:pe-6 lali:text-start lali:align-baseline lali:leading-loose lali:font-semibold lali:md:w-1/4"
            >
              <KeyNames>{key}</KeyNames>
            </th>
            <td className="lali:type-body lali:measure lali:py-4 lali:align-baseline lali:text-text-soft">
              {does}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const proofs: readonly [what: string, how: string][] = [
  [
    'Every story, by axe',
    'in the light theme with all rules, in the dark theme for contrast. A story with a finding fails.',
  ],
  [
    'Every claim, by its story',
    'A story that says open, invalid or focused plays until it is and fails if it is not.',
  ],
  [
    'Every pair of colours, by computation',
    'from the tokens, against the figure that is promised on the page Colour.',
  ],
  ['Every component, without a document', 'It is rendered on a server, where nothing can rely on a script.'],
  [
    'The pages, in a browser',
    'by keyboard, without scripts, with forced colours, with reduced motion and with text at 200 %.',
  ],
];

/** How each promise is held, and by what. */
export function Proofs() {
  return (
    <DescriptionList.Root layout="beside" weight="term">
      {proofs.map(([what, how]) => (
        <DescriptionList.Item key={what} term={what}>
          {how}
        </DescriptionList.Item>
      ))}
    </DescriptionList.Root>
  );
}

export const duties = [
  {
    write: 'One h1 on a page, and headings that go down one level at a time',
    not: 'A heading chosen for its size',
    because: 'Heading has a level and a look, and they are two decisions.',
  },
  {
    write: 'Alternative texts that say what a picture shows and decides',
    not: '‘Screenshot’, or the name of a file',
    because: 'Informative pictures refuse an empty text by type.',
  },
  {
    write: 'A surface from the list: page, raised, inverse, primary, secondary, highlight',
    not: 'A background of your own behind our text',
    because: 'The contrast is promised for pairs, not for colours.',
  },
  {
    write: 'Links that differ, and say where they lead',
    not: 'Three links called ‘Read more’',
    because: 'They are read as a list, without what stands around them.',
  },
  {
    write: 'Your own class name for place and width',
    not: 'outline: none, a fixed height, a transform on the parent of a sheet',
    because: 'These take away what the component has promised.',
  },
];

const settings: readonly [setting: string, does: string, truth: string][] = [
  [
    'Text size',
    'Sets the font size of the root.',
    'The same as the setting of the browser, but for media queries, which know only that one: narrow the window for them, and for zoom.',
  ],
  [
    'Motion',
    'Answers the media query for every style sheet and every script.',
    'The components’ own rules decide. What a component asked before is asked again, because the story is mounted anew.',
  ],
  [
    'Forced colours',
    'The rules for forced colours apply, tokens become system colours, shadows go.',
    'Close, but an imitation: the browser also repaints what we do not draw by token, and a visitor’s palette may be anything. Our tests use the browser’s own emulation.',
  ],
];

/** What the toolbar does, and how far it can be believed. */
export function Settings() {
  return (
    <div className="lali:grid">
      {settings.map(([setting, does, truth]) => (
        <section
          key={setting}
          aria-label={setting}
          className="lali:grid lali:gap-x-8 lali:gap-y-2 lali:border-t lali:border-line lali:py-6 lali:md:grid-cols-12 lali:md:items-baseline"
        >
          <h2 className="lali:type-subheading lali:md:col-span-3">{setting}</h2>
          <p className="lali:type-body lali:md:col-span-4">{does}</p>
          <p className="lali:type-body lali:text-text-soft lali:md:col-span-5">{truth}</p>
        </section>
      ))}
    </div>
  );
}
