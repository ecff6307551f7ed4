import { type RefCallback, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Text } from '../../../primitives/text/index.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/index.ts';
import { type CreatedTheme, createTheme, type SeedName } from '../../../tokens/create-theme.ts';
import { attempt, type Refusal } from './attempt.ts';
import { BrandPairs } from './pairs.tsx';
import { Parts } from './parts.tsx';
import { ownSeeds } from './presets.ts';
import { Refused, refusalInWords } from './refusal.tsx';
import { type BrandSeeds, decode, encode } from './seeds.ts';
import { Presets, SeedsPanel } from './seeds-panel.tsx';
import { Take } from './take.tsx';

export interface BrandLabProps {
  /** The first seeds, as `encode` writes them. What is no such word gives our own brand. */
  seeds: string;
  /** The seeds after a pause in changing them. */
  onSeedsChange: (seeds: string) => void;
  /** The address at which somebody else finds these seeds. */
  linkTo: (seeds: string) => string;
}

/** In milliseconds: a colour that is dragged through a palette changes sixty times a second. */
const PAUSE = 400;

interface Tried {
  seeds: BrandSeeds;
  refusal: Refusal | undefined;
  /** The last theme that held. */
  theme: CreatedTheme;
  held: BrandSeeds;
}

function tryNext(before: Pick<Tried, 'theme' | 'held'>, seeds: BrandSeeds, brand: string): Tried {
  const { theme, refusal } = attempt(seeds, brand);
  return theme ? { seeds, refusal: undefined, theme, held: seeds } : { ...before, seeds, refusal };
}

/** Six colours to try: what they paint, what they promise, and what of it can be taken along. */
export function BrandLab({ seeds: given, onSeedsChange, linkTo }: BrandLabProps) {
  const brand = `tried${useId().replaceAll(/\W/g, '')}`;
  const [tried, setTried] = useState<Tried>(() =>
    tryNext({ theme: createTheme({ ...ownSeeds, brand }), held: ownSeeds }, decode(given) ?? ownSeeds, brand),
  );
  const [unread, setUnread] = useState(() => decode(given) === undefined);
  const { seeds, refusal, theme, held } = tried;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const change = (next: BrandSeeds) => {
    setUnread(false);
    setTried(tryNext(tried, next, brand));
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onSeedsChange(encode(next)), PAUSE);
  };
  const root = useRef<HTMLDivElement>(null);
  // The button that mends is gone with the alert.
  const mend = (name: SeedName, hex: string) => {
    flushSync(() => change({ ...seeds, [name]: hex }));
    root.current?.querySelector<HTMLInputElement>(`[data-seed=${name}] input:not([type=color])`)?.focus();
  };
  return (
    <div ref={root} className="lali:grid lali:gap-6">
      <style>{theme.css}</style>
      {unread && (
        <Text role="status">The address does not have six colours, so these are those of our brand.</Text>
      )}
      <Presets seeds={seeds} onChoose={change} />
      <div className="lali:grid lali:items-start lali:gap-10 lali:xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div
          ref={useOwnHeight()}
          className="lali:surface-raised lali:grid lali:gap-6 lali:rounded-band lali:border lali:border-line lali:p-6 lali:xl:sticky lali:xl:top-[min(1rem,100dvh-var(--lali-own-height,0px)-1rem)]"
        >
          <SeedsPanel seeds={seeds} refusal={refusal} onChange={change} />
          <Take seeds={held} link={() => linkTo(encode(seeds))} refused={refusal !== undefined} />
        </div>
        <div className="lali:grid lali:min-w-0 lali:gap-16">
          {refusal && <Refused refusal={refusal} seeds={seeds} onMend={mend} />}
          <Parts brand={brand} />
          <BrandPairs brand={brand} theme={theme} />
        </div>
      </div>
      <VisuallyHidden role="status">{useSettled(refusal ? refusalInWords(refusal) : '')}</VisuallyHidden>
    </div>
  );
}

/** Tells an element its height, so that one that is taller than the window can stick by its end and not by its head. */
function useOwnHeight(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--lali-own-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}

/** The value once it has rested. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
