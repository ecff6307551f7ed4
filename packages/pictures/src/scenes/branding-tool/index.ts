import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'branding-tool',
  fonts: [
    '@fontsource-variable/familjen-grotesk/index.css',
    '@fontsource-variable/jetbrains-mono/index.css',
    '@fontsource-variable/fraunces/full.css',
    '@fontsource-variable/unbounded/index.css',
    '@fontsource-variable/newsreader/opsz-italic.css',
  ],
  styles: [
    'branding-tool.css',
    'directions.css',
    'six.css',
    'editor.css',
    'hand.css',
    'pairs.css',
    'sheet.css',
    'made.css',
    'files.css',
  ],
  screens: [
    {
      id: 'sheet',
      device: 'desktop',
      caption: 'Van, bag, shop sign and price tag, all made from one set of design tokens.',
      alt: 'Brand sheet of Halm: van in a lane, paper bag, lit shop sign, six colours with shares and inks, type sizes, price tag and card.',
      piece: { left: 747, top: 205, width: 360, height: 300 },
    },
    {
      id: 'brief',
      device: 'phone',
      caption: 'All that the tool asks for: a name, three words, and the competitors not to look like.',
      alt: 'The name Halm typed large; warm, exact and unhurried chosen of sixteen words, three struck out; three bakeries nearby with their colours.',
    },
    {
      id: 'directions',
      device: 'desktop',
      caption: 'Six of twenty proposals pass the rules. For the others the tool says which rule they broke.',
      alt: 'Six identities for the bakery Halm, the first chosen: a grain ear as its l; three dials, and fourteen refusals by reason.',
    },
    {
      id: 'pairs',
      device: 'phone',
      caption:
        'The contrast of every pair of colours: which are good for text, which for signs only, which for neither.',
      alt: 'Half a square of six colours with a contrast for each pair; crust on cornflower is looked at below, for large type only.',
    },
    {
      id: 'wordmark',
      device: 'desktop',
      caption: 'Three dials change the whole wordmark. A rule that is not met shows at once.',
      alt: 'Outlines of the wordmark halm with nodes, gaps and guides; weight at 68, five sizes below, one of five rules unmet.',
    },
    {
      id: 'files',
      device: 'phone',
      caption: 'Files for the print shop, the website and the sign maker, each checked before it is sent.',
      alt: 'Both sides of a card with crop marks; six files for print, screen and sign with two sent, three ready and one being checked.',
    },
  ],
} satisfies Scene;
