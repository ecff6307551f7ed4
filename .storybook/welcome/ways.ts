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

const chosen: readonly Code[] = [
  {
    label: 'main.tsx',
    code: `import '@laliaflia/ui/fonts.css';
import '@laliaflia/ui/css/core.css';
import '@laliaflia/ui/css/button.css';
import '@laliaflia/ui/css/tier-cards.css';`,
  },
];

/** Three ways to the same styles, with the code of each. */
export const ways = [
  { id: 'plain', name: 'Without Tailwind', text: 'Everything is compiled, as on this page.', files: plain },
  {
    id: 'tailwind',
    name: 'With Tailwind 4',
    text: 'Our tokens become utilities of your build, and your classes win over ours.',
    files: withTailwind,
  },
  {
    id: 'chosen',
    name: 'Only what you use',
    text: 'A sheet for each component, with or without Tailwind.',
    files: chosen,
  },
] as const;
