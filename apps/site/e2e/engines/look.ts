import type { Visitor } from './visitor.ts';

/** What is wrong with a page as it stands: nothing that another engine could draw differently goes unasked. */
export async function wrongs(visitor: Visitor): Promise<string[]> {
  const found = await visitor.driver.call(`() => {
    const wrong = [];
    const heading = document.querySelector('main h1');
    const { width = 0, height = 0, left = 0, right = 0 } = heading?.getBoundingClientRect() ?? {};
    if (!heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width * height === 0)
      wrong.push('The main heading is not visible.');
    const { clientWidth, scrollWidth } = document.documentElement;
    if (left < 0 || right > clientWidth + 1) wrong.push('The main heading is wider than the page.');
    if (scrollWidth > clientWidth) wrong.push('The page is ' + scrollWidth + ' pixels wide in ' + clientWidth + '.');
    const broken = [...document.images].filter((each) => each.complete && each.currentSrc && each.naturalWidth === 0);
    for (const { currentSrc } of broken) wrong.push('A picture does not show: ' + currentSrc);
    return wrong;
  }`);
  return [...(found as string[]), ...(await visitor.driver.complaints())];
}
