import type { Page } from '@playwright/test';

/**
 * Neighbours among the sections of the page that do not stand one section gap apart: `Questions, Answers: 0 px`.
 * What counts is what one sees, from the last pixel of one to the first of the other, so that padding inside a section
 * is part of the distance. Two bands adjoin, and what a band has inside is its own affair.
 */
export function brokenRhythm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main.');
    const gap = sectionGap();
    const sections = [...main.children]
      .flatMap((child) => (child.matches('.lali-page-rhythm') ? [...child.children] : child))
      .filter((section) => section.getBoundingClientRect().height > 0)
      .map((section) => ({
        name: nameOf(section),
        isBand: section.matches('[data-band]'),
        ...seen(section),
      }));
    return sections.slice(1).flatMap((section, at) => {
      const before = sections[at];
      if (!before || (before.isBand && section.isBand)) return [];
      const distance = Math.round(section.top - before.bottom);
      const isOne = distance > 0.7 * gap && distance < 1.4 * gap;
      return isOne ? [] : [`${before.name}, ${section.name}: ${distance} px instead of ${gap}`];
    });

    /** As the browser resolves the token. */
    function sectionGap(): number {
      const probe = document.createElement('div');
      probe.style.cssText = 'position: absolute; block-size: var(--lali-spacing-section)';
      document.body.append(probe);
      const { height } = probe.getBoundingClientRect();
      probe.remove();
      return Math.round(height);
    }

    function nameOf(section: Element): string {
      return (section.querySelector('h1, h2, h3') ?? section).textContent?.trim().slice(0, 40) ?? '';
    }

    /** A band is seen from edge to edge, another section from its first to its last word, picture or border. */
    function seen(section: Element): { top: number; bottom: number } {
      const boxes = section.matches('[data-band]') ? [section.getBoundingClientRect()] : painted(section);
      return {
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    }

    /** What is only for assistive technology, or folded away, takes no room. */
    function isVisible(element: Element): boolean {
      if (getComputedStyle(element).display === 'contents') return true;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    }

    /** What has a surface or an edge is one box; what hangs out of it is cut off or a decoration. */
    function painted(element: Element): DOMRect[] {
      if (!isVisible(element)) return [];
      const { backgroundColor, borderTopWidth, borderBottomWidth, overflowY } = getComputedStyle(element);
      const isBox =
        element.matches('img, svg, video, input, select, textarea') ||
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        borderTopWidth !== '0px' ||
        borderBottomWidth !== '0px' ||
        overflowY !== 'visible';
      if (isBox) return [element.getBoundingClientRect()];
      return [...element.childNodes].flatMap((child) => {
        if (child instanceof Element) return painted(child);
        if (!child.textContent?.trim()) return [];
        const range = document.createRange();
        range.selectNode(child);
        return range.getBoundingClientRect();
      });
    }
  });
}
