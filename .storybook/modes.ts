/** The widths that the library is judged at; the toolbar of Storybook offers them, and the pictures are taken at some. */
export const viewports = {
  smallest: { name: 'Smallest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1200', styles: { width: '1200px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/**
 * What Chromatic pictures of every story that is `pictured`: the same two looks, at the same width, as the comparison
 * of `pnpm test`.
 */
export const modes = {
  light: { viewport: 'desktop', theme: 'light' },
  dark: { viewport: 'desktop', theme: 'dark' },
} as const;

/** Declares that a story is pictured: here by the comparison of `pnpm test`, and by Chromatic where there is a token. */
export const pictured = { chromatic: { disableSnapshot: false } } as const;

/** In addition, for a story whose look on a phone is not a cell of its matrix: `parameters: { ...alsoOnAPhone }`. */
export const alsoOnAPhone = {
  chromatic: {
    disableSnapshot: false,
    modes: {
      'phone, light': { viewport: 'phone', theme: 'light' },
      'phone, dark': { viewport: 'phone', theme: 'dark' },
    },
  },
} as const;
