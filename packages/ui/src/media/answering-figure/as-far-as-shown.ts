/**
 * For what holds a figure. Tiles may stand a little over its box. An opening that has no room for the whole of it says
 * with `--lali-figure-shown` how much is seen, and with `--lali-figure-over` of 0px that it ends there, on a line; what
 * follows, such as a button, stands below, or above where `--lali-another-order` is -1. Where a section ends there, -1px
 * leaves out the line.
 */
export const asFarAsShown = {
  blockSize: 'var(--lali-figure-shown, auto)',
  borderBlockEnd:
    'max(0px, 1px + var(--lali-figure-over, -2rem)) solid var(--lali-figure-line, var(--lali-color-line))',
  clipPath: 'inset(-2rem -100vw var(--lali-figure-over, -2rem))',
};
