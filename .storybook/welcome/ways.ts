interface Code {
  label: string;
  code: string;
}

const plain: readonly Code[] = [
  { label: 'In a terminal', code: 'npm install @laliaflia/ui react react-dom' },
  { label: 'index.html', code: '<body class="laliaflia">' },
  {
    label: 'main.tsx',
    code: `import '@laliaflia/ui/fonts.css';
import '@laliaflia/ui/styles.css';
import { Button } from '@laliaflia/ui';

<Button href="/contact">Start Your Project</Button>`,
  },
];

const withTailwind: readonly Code[] = [
  {
    label: 'app.css',
    code: `@import "tailwindcss";
@import "@laliaflia/ui/tailwind.css";
@import "@laliaflia/ui/base.css";
@import "@laliaflia/ui/fonts.css";`,
  },
];

const fewerClasses: readonly Code[] = [
  {
    label: 'app.css',
    code: `@import "tailwindcss";
@import "@laliaflia/ui/theme.css";
@import "@laliaflia/ui/components.css";
@import "@laliaflia/ui/base.css";
@import "@laliaflia/ui/fonts.css";
@source "../node_modules/@laliaflia/ui/{internal,primitives}/**/*.js";
@source "../node_modules/@laliaflia/ui/sections/tier-cards/*.js";`,
  },
];

/** Three ways to the same styles, with the code of each. */
export const ways = [
  { id: 'plain', name: 'Without Tailwind', text: 'Everything is compiled, as on this page.', files: plain },
  {
    id: 'tailwind',
    name: 'With Tailwind 4',
    text: 'Your build compiles everything, and our tokens become utilities.',
    files: withTailwind,
  },
  {
    id: 'chosen',
    name: 'Only what you use',
    text: 'Tailwind 4, and the classes of the components that you list.',
    files: fewerClasses,
  },
] as const;
