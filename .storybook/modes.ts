/** The widths that the library is reviewed at: the toolbar of Storybook offers them, and screenshots are taken at two. */
export const viewports = {
  smallest: { name: 'Smallest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1200', styles: { width: '1200px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** What Chromatic takes of every story that has `screenshot` in its parameters: the same two as `pnpm test`. */
export const modes = {
  light: { viewport: 'desktop', theme: 'light' },
  dark: { viewport: 'desktop', theme: 'dark' },
} as const;

/** Parameters of a story that is compared by screenshot: by `pnpm test`, and by Chromatic where there is a token. */
export const screenshot = { chromatic: { disableSnapshot: false } } as const;

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
