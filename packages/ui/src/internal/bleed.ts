/** To the end of the section, whatever lies between the page and the window. Measures the section's container. */
export const bleedsToEnd =
  'lali:[--lali-bleed:var(--lali-spacing-gutter)] lali:me-[calc(-1*max(var(--lali-bleed),(100cqi-var(--lali-spacing-page))/2))] lali:md:[--lali-bleed:var(--lali-spacing-gutter-wide)]';
