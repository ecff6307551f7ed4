export type Role = 'designer' | 'developer' | 'owner';

interface Step {
  name: string;
  text: string;
  /** Id of a story or docs page, and the words of the link. */
  links: readonly (readonly [to: string, says: string])[];
}

interface Start {
  title: string;
  lead: string;
  figure: 'branching' | 'phyllotaxis' | 'strands';
  steps: readonly Step[];
  /** What is asked later on. */
  later: readonly string[];
}

/** The first hour with the library, for each of those who come here. */
export const roles: Readonly<Record<Role, Start>> = {
  designer: {
    title: 'For designers',
    lead: 'See what there is, try it with your own words and colours, and say what should change. Nothing here can break.',
    figure: 'strands',
    steps: [
      {
        name: 'See what it is made of',
        text: 'Colours have names of what they do, so that another brand and the dark theme follow by themselves. Type, space, corners and motion are as few as they can be.',
        links: [
          ['foundations-colour--docs', 'Colours, each pair with its contrast'],
          ['foundations-type--docs', 'Two faces and their sizes'],
          ['foundations-figures--docs', 'The figures, and the rules they grow by'],
        ],
      },
      {
        name: 'Choose the right piece',
        text: 'A pattern says how pieces work together. The page of a piece says when to use it and when not, shows its parts with numbers, and says how long its words may be.',
        links: [
          ['patterns-forms--docs', 'Forms'],
          ['patterns-empty--docs', 'Empty places'],
          ['primitives-button--docs', 'A piece: the button'],
        ],
      },
      {
        name: 'Put a page together',
        text: 'Take sections, put them in order, write your own words into the page, look at it on a phone and in the dark, and send the link on.',
        links: [['pages-composer--playground', 'Compose a page']],
      },
      {
        name: 'Try another brand',
        text: 'Six colours are enough. What cannot be read is refused, with the pair and its figure.',
        links: [['foundations-brand--docs', 'Six colours on real parts']],
      },
      {
        name: 'Judge what has changed',
        text: 'Every change of the looks is caught by a picture. The tests leave one page with before, after and a slider: say there what is meant.',
        links: [['foundations-writing--docs', 'And the words: how we write']],
      },
    ],
    later: [
      'The toolbar above every story sets theme, direction, language, path, brand, text size, motion and forced colours. It holds on docs pages too.',
      'Search knows other names: modal leads to Dialog, carousel to DeviceGallery, pricing to TierCards.',
      'The tokens are files in the format of the Design Tokens Community Group, so that a drawing program can read them.',
    ],
  },
  developer: {
    title: 'For developers',
    lead: 'Install it, put a first page on the screen, connect a form, and leave the rest to types that say what is missing.',
    figure: 'branching',
    steps: [
      {
        name: 'Install it',
        text: 'One package, one class on the body, two style sheets. With Tailwind 4 your own build compiles it; without Tailwind everything is compiled.',
        links: [['welcome--welcome', 'Three ways for the styles, to copy']],
      },
      {
        name: 'Put a first page up',
        text: 'A page is Page with sections as its children. Sections take data and emit events; there is no router, no network and no storage inside. The composer gives you both files.',
        links: [
          ['pages-composer--playground', 'Compose a page and take its files'],
          ['primitives-page--docs', 'Page, and its distances'],
          ['primitives-link--docs', 'Link, and the link of your router'],
        ],
      },
      {
        name: 'Connect a form',
        text: 'It works before scripts: the browser sends it. With onSubmit you get the values and say what became of them. Problems, focus and announcements are the form’s.',
        links: [
          ['patterns-forms--docs', 'How the pieces of a form work together'],
          ['primitives-leadform--docs', 'A form that brings a lead'],
        ],
      },
      {
        name: 'Know what is promised',
        text: 'The page of a component lists what it guarantees, what it asks of you, its keys, its states as data attributes, its props from the types, and in which modes it was tested.',
        links: [
          ['primitives-dialog--docs', 'An example: Dialog'],
          ['foundations-accessibility--docs', 'What holds everywhere, and your part'],
        ],
      },
      {
        name: 'Speak another language',
        text: 'One provider takes locale, direction and messages. German comes along; the compiler asks for each word of any other.',
        links: [['primitives-i18nprovider--docs', 'I18nProvider']],
      },
    ],
    later: [
      'The package holds llms.txt and a page for each component, for coding assistants; this Storybook answers them at /mcp while it runs.',
      'What is public follows semantic versions: props, tokens, data attributes and the guarantees. A rename keeps the old name, and brings a codemod.',
      'npx pnpm new component writes a folder that passes every check at once; only the texts have to be written.',
    ],
  },
  owner: {
    title: 'For owners',
    lead: 'What you have, what you can change without anybody’s help, and what keeps it good.',
    figure: 'phyllotaxis',
    steps: [
      {
        name: 'Look at your pages',
        text: 'The pages of the site, with the words and prices that it has today, at any width and in both themes.',
        links: [['pages-home-and-contact--home', 'The home page']],
      },
      {
        name: 'Try a new page',
        text: 'Put sections in order, write your words into them, and send the link to whoever builds it. They get the very page that you see.',
        links: [['pages-composer--playground', 'Compose a page']],
      },
      {
        name: 'Make it your brand',
        text: 'Six colours, tried on real parts. The page refuses what your visitors could not read.',
        links: [['foundations-brand--docs', 'Try your colours']],
      },
      {
        name: 'Keep the voice',
        text: 'How we write: plain, concrete, short. Buttons name what they bring, errors say what to do.',
        links: [
          ['foundations-writing--docs', 'The voice'],
          ['patterns-confirmation--docs', 'What is said before and after'],
        ],
      },
      {
        name: 'See what visitors can rely on',
        text: 'Forms that lose nothing, pages that work without scripts, and everything within reach of the keyboard and of a screen reader.',
        links: [
          ['foundations-accessibility--docs', 'What holds everywhere'],
          ['patterns-errors--docs', 'What happens when something fails'],
        ],
      },
    ],
    later: [
      'Texts, prices and dates stand once, in the folder content of the site. The guide in docs/how-to lists the files of each change.',
      'Every change runs through tests that look at each piece in both themes. A change that nobody meant is not let through.',
      'Names of clients, quotes and pictures that are samples are marked as such, and the content report lists them.',
    ],
  },
};
