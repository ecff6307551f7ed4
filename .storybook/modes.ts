/** The widths for reviewing the library: Storybook's toolbar offers them, and screenshots are taken at two. */
export const viewports = {
  smallest: { name: 'Smallest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1200', styles: { width: '1200px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** Chromatic's modes for every story with `screenshot` in its parameters: the same two as in `pnpm test`. */
export const modes = {
  light: { viewport: 'desktop', theme: 'light' },
  dark: { viewport: 'desktop', theme: 'dark' },
} as const;

/** Parameters of a story with a screenshot, compared by `pnpm test`, and by Chromatic if there is a token. */
export const screenshot = { chromatic: { disableSnapshot: false } } as const;

const onDevices = (['phone', 'tablet', 'wide'] as const).flatMap((viewport) =>
  (['light', 'dark'] as const).map((theme) => [`${viewport}, ${theme}`, { viewport, theme }] as const),
);

/** For a whole screen: on a phone, a tablet and a wide desktop. */
export const onEachDevice = {
  chromatic: { disableSnapshot: false, modes: Object.fromEntries(onDevices) },
} as const;

/** For a story whose phone layout is not a cell of its matrix: `parameters: { ...alsoOnAPhone }`. */
export const alsoOnAPhone = {
  chromatic: {
    disableSnapshot: false,
    modes: {
      'phone, light': { viewport: 'phone', theme: 'light' },
      'phone, dark': { viewport: 'phone', theme: 'dark' },
    },
  },
} as const;
