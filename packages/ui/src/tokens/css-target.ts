/**
 * The oldest browsers that resolve `light-dark()` themselves, for `build.cssTarget`. With anything older the
 * build replaces the function by a pair of variables per colour, which doubles the theme.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
