// Generated from the design tokens by `pnpm generate`. Edit src/tokens/*.json.

/** Hex values by theme. */
export const color = {
  page: {
    light: '#f2f5f1',
    dark: '#0c1613',
    description: 'The page.'
  },
  surface: {
    light: '#ffffff',
    dark: '#13231d',
    description: 'Cards, panels and inputs.'
  },
  text: {
    light: '#0e1a17',
    dark: '#eaf2ed',
    description: 'Text.'
  },
  'text-soft': {
    light: '#475650',
    dark: '#9fb3a9',
    description: 'Secondary text.'
  },
  line: {
    light: '#d5ddd6',
    dark: '#26362f',
    description: 'Decorative rules. Never the border of something one can operate.'
  },
  control: {
    light: '#7d8b85',
    dark: '#5f746a',
    description: 'Borders of anything one can operate, option rows and pills included.'
  },
  'primary-solid': {
    light: '#1f3dff',
    dark: '#3d57ff',
    description: 'Surface of the Design path and of the primary action.'
  },
  'primary-text': {
    light: '#1f3dff',
    dark: '#8ea2ff',
    description: 'The primary colour as text on page and surface.'
  },
  'on-primary-soft': {
    light: '#e3e7ff',
    dark: '#eef1ff',
    description: 'Secondary text on the primary surface.'
  },
  'on-primary': {
    light: '#ffffff',
    dark: '#ffffff',
    description: 'Text on the primary surface.'
  },
  'primary-shade': {
    light: '#000000',
    dark: '#000000',
    description: 'What the primary surface is mixed with when it is hovered or pressed: away from its text.'
  },
  'primary-edge': {
    light: '#0e1a17',
    dark: '#eaf2ed',
    description: 'The outer line of a focus ring on the primary surface.'
  },
  'primary-counter': {
    light: '#0e1a17',
    dark: '#0e1a17',
    description: 'Text on a button that is filled with the text colour of the primary surface.'
  },
  'secondary-solid': {
    light: '#0b5f3c',
    dark: '#127a50',
    description: 'Surface of the Methods path.'
  },
  'secondary-text': {
    light: '#0b7a4b',
    dark: '#5fc394',
    description: 'The secondary colour as text on page and surface.'
  },
  'on-secondary-soft': {
    light: '#cfe6d6',
    dark: '#e4f3ea',
    description: 'Secondary text on the secondary surface.'
  },
  'on-secondary': {
    light: '#ffffff',
    dark: '#ffffff',
    description: 'Text on the secondary surface.'
  },
  'secondary-shade': {
    light: '#000000',
    dark: '#000000',
    description: 'What the secondary surface is mixed with when it is hovered or pressed.'
  },
  'secondary-edge': {
    light: '#0e1a17',
    dark: '#eaf2ed',
    description: 'The outer line of a focus ring on the secondary surface.'
  },
  'secondary-counter': {
    light: '#0e1a17',
    dark: '#0e1a17',
    description: 'Text on a button that is filled with the text colour of the secondary surface.'
  },
  highlight: {
    light: '#ffcf33',
    dark: '#ffcf33',
    description: 'Emphasis and focus. Never text on a light surface.'
  },
  'danger-text': {
    light: '#c02626',
    dark: '#ff8f8f',
    description: 'Errors, always with words and an icon.'
  },
  'success-solid': {
    light: '#0b5f3c',
    dark: '#0b5f3c',
    description: 'Surface of what went well.'
  },
  'success-text': {
    light: '#0b7a4b',
    dark: '#5fc394',
    description: 'What went well, as text on page and surface.'
  },
  'on-success': {
    light: '#ffffff',
    dark: '#ffffff',
    description: 'Text on the surface of what went well.'
  },
  inverse: {
    light: '#0c1613',
    dark: '#0c1613',
    description: 'A dark surface in both themes.'
  },
  'on-inverse': {
    light: '#eaf2ed',
    dark: '#eaf2ed',
    description: 'Text on inverse.'
  },
  'on-highlight': {
    light: '#0e1a17',
    dark: '#0e1a17',
    description: 'Text on the highlight.'
  },
  'highlight-shade': {
    light: '#000000',
    dark: '#000000',
    description: 'What the highlight is mixed with when it is hovered or pressed.'
  },
  'figure-core': {
    light: '#3f9a6e',
    dark: '#5fc394',
    description: 'Figures: the living centre.'
  },
  'figure-start': {
    light: '#0b7a4b',
    dark: '#4dbaa4',
    description: 'Figures: what has grown.'
  },
  'figure-middle': {
    light: '#0f6c8a',
    dark: '#54a0d8',
    description: 'Figures: what turns from grown to built.'
  },
  'figure-end': {
    light: '#1f3dff',
    dark: '#5b72ff',
    description: 'Figures: what is built.'
  },
  'figure-knob': {
    light: '#ffcf33',
    dark: '#1f3dff',
    description: 'Figures: the knob of a switch, whose track has the colour of text.'
  },
  'figure-on-primary': {
    light: '#c9d1ff',
    dark: '#c9d1ff',
    description: 'Figures on the primary surface.'
  },
  'figure-on-secondary': {
    light: '#8fd9b5',
    dark: '#8fd9b5',
    description: 'Figures on the secondary surface.'
  },
  'figure-ink-on-secondary': {
    light: '#f2f5f1',
    dark: '#f2f5f1',
    description: 'Figures: what is drawn as text on the secondary surface.'
  }
} as const;

/** What `data-path` sets: the accent colour and the radii in px. */
export const path = {
  brand: {
    accent: 'primary-solid',
    radius: {
      control: 13,
      card: 22,
      band: 28
    }
  },
  design: {
    accent: 'primary-solid',
    radius: {
      control: 6,
      card: 8,
      band: 10
    }
  },
  methods: {
    accent: 'secondary-solid',
    radius: {
      control: 26,
      card: 36,
      band: 44
    }
  }
} as const;

/** Type styles: px on a wide screen (`size`), on the narrowest (`smallest`), and what CSS computes between. */
export const type = {
  hero: {
    family: 'Bricolage Grotesque',
    weight: 640,
    lineHeight: 0.96,
    size: 96,
    tracking: -0.02,
    smallest: 56,
    css: 'max(clamp(56px, 16.4cqi, 80px), min(6.67cqi, 96px))',
    description: 'h1 of the home page.'
  },
  title: {
    family: 'Bricolage Grotesque',
    weight: 640,
    lineHeight: 1,
    size: 72,
    tracking: -0.02,
    smallest: 40,
    css: 'min(12.5cqi, clamp(2.5rem, 1.625rem + 3.6cqi, 4.5rem))',
    description: 'h1 elsewhere.'
  },
  heading: {
    family: 'Bricolage Grotesque',
    weight: 640,
    lineHeight: 1.04,
    size: 54,
    tracking: -0.015,
    smallest: 34,
    css: 'min(11.5cqi, clamp(2.125rem, 1.6875rem + 1.9cqi, 3.375rem))',
    description: 'h2.'
  },
  subheading: {
    family: 'Bricolage Grotesque',
    weight: 640,
    lineHeight: 1.12,
    size: 26,
    tracking: -0.01,
    smallest: 22,
    css: 'min(10.5cqi, clamp(1.375rem, 1.275rem + 0.4vw, 1.625rem))',
    description: 'h3, in cards of any width.'
  },
  lead: {
    family: 'Hanken Grotesk',
    weight: 400,
    lineHeight: 1.45,
    size: 21,
    tracking: 0,
    smallest: 21,
    css: '21px',
    description: 'The paragraph under a title.'
  },
  body: {
    family: 'Hanken Grotesk',
    weight: 400,
    lineHeight: 1.55,
    size: 17,
    tracking: 0,
    smallest: 17,
    css: '17px',
    description: 'Running text.'
  },
  small: {
    family: 'Hanken Grotesk',
    weight: 400,
    lineHeight: 1.5,
    size: 15,
    tracking: 0,
    smallest: 15,
    css: '15px',
    description: 'Captions, hints, footers.'
  },
  mono: {
    family: 'Geist Mono',
    weight: 400,
    lineHeight: 1.4,
    size: 13,
    tracking: 0,
    smallest: 13,
    css: '13px',
    description: 'Dates, durations, counters; at most two in any screenful.'
  }
} as const;

/** Families in the order in which a browser tries them. */
export const font = {
  poster: {
    families: [
      'Bricolage Grotesque',
      'Bricolage Grotesque Poster Fallback',
      'Bricolage Grotesque Poster Fallback Android',
      'sans-serif'
    ],
    description: 'The largest display type. The same face as display, with a fallback measured at its optical size.'
  },
  display: {
    families: [
      'Bricolage Grotesque',
      'Bricolage Grotesque Fallback',
      'Bricolage Grotesque Fallback Android',
      'sans-serif'
    ],
    description: 'Headings.'
  },
  subheading: {
    families: [
      'Bricolage Grotesque',
      'Bricolage Grotesque Small Fallback',
      'Bricolage Grotesque Small Fallback Android',
      'sans-serif'
    ],
    description: 'Small headings, with a fallback measured at their optical size.'
  },
  text: {
    families: [
      'Hanken Grotesk',
      'Hanken Grotesk Fallback',
      'Hanken Grotesk Fallback Android',
      'sans-serif'
    ],
    description: 'Everything that is read.'
  },
  mono: {
    families: [
      'Geist Mono',
      'Geist Mono Fallback',
      'ui-monospace',
      'monospace'
    ],
    description: 'Dates, durations, counters and code only.'
  }
} as const;

/** Distances in px; `css` where a distance follows the window. */
export const space = {
  unit: {
    variable: '--lali-spacing',
    px: 4,
    description: '4 px; every distance is a multiple.'
  },
  control: {
    variable: '--lali-spacing-control',
    px: 52,
    description: 'Height of a control.'
  },
  'control-small': {
    variable: '--lali-spacing-control-small',
    px: 44,
    description: 'Height of a small control, and the least size of a target.'
  },
  gutter: {
    variable: '--lali-spacing-gutter',
    px: 20,
    description: 'Page gutter on phones.'
  },
  'gutter-wide': {
    variable: '--lali-spacing-gutter-wide',
    px: 32,
    description: 'Page gutter from 768 px up.'
  },
  page: {
    variable: '--lali-spacing-page',
    px: 1216,
    description: 'Width of the content.'
  },
  section: {
    variable: '--lali-spacing-section',
    px: 128,
    css: 'clamp(64px, 40px + 6.1vw, 128px)',
    description: 'Distance between sections on wide screens.'
  }
} as const;

/** Widths in px of the three parts of the focus ring, from inside out. */
export const focus = {
  gap: 2,
  ring: 3,
  edge: 1.5
} as const;

/** Durations in ms, easings as cubic Bézier points. */
export const motion = {
  duration: {
    quick: {
      ms: 140,
      description: 'Answers to a touch: hover, press, focus.'
    },
    calm: {
      ms: 260,
      description: 'Things that open, close or move.'
    },
    grow: {
      ms: 880,
      description: 'A figure growing, once.'
    }
  },
  ease: {
    grow: {
      bezier: [
        0.2,
        0.8,
        0.2,
        1
      ],
      description: 'Quick to start, long to settle, as growth is.'
    }
  }
} as const;

export type ColorName = keyof typeof color;
export type PathName = keyof typeof path;
export type TypeName = keyof typeof type;
export type FontName = keyof typeof font;
export type SpaceName = keyof typeof space;
