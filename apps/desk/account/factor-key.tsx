import { Button, Text } from '@laliaflia/ui';
import { type ReactNode, useState } from 'react';
import { account as words } from '../content/second-factor.ts';

const frame = [
  'lali:surface-raised',
  'lali:grid',
  'lali:gap-2',
  'lali:rounded-card',
  'lali:border',
  'lali:border-line',
  'lali:py-3',
  'lali:ps-5',
  'lali:pe-2',
].join(' ');

/** To be scanned, or to be typed: in groups of four, between which there is room and no sign. */
export function FactorKey({ code, children }: { code: string; children: ReactNode }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(code).then(
      () => setIsCopied(true),
      () => {},
    );
  return (
    <div className={frame}>
      {children}
      <div className="lali:flex lali:items-center lali:justify-between lali:gap-4">
        <Text as="span" look="small" tone="soft" id="factor-key">
          {words.key}
        </Text>
        <Button
          variant="ghost"
          size="small"
          aria-describedby="factor-key"
          onClick={() => void copy()}
          onBlur={() => setIsCopied(false)}
        >
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
      <code className="lali:flex lali:flex-wrap lali:gap-x-3 lali:gap-y-1 lali:pb-2 lali:font-mono lali:text-[1.0625rem]">
        {(code.match(/.{1,4}/g) ?? []).map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place.
          <span key={i}>{group}</span>
        ))}
      </code>
    </div>
  );
}
