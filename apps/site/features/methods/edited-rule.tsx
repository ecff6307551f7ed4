import { principles } from '../../content/pages/applied-imagination.ts';
import { Struck } from './struck.tsx';

const { before, must, instead, after } = principles.shown.rule;

/** A rule with its “must” crossed out, and what is written above it. */
export function EditedRule() {
  return (
    <p className="lali:font-display lali:text-[min(12.4cqi,clamp(3.1rem,7.5cqi,6.75rem))] lali:leading-[1.04] lali:font-[640] lali:tracking-[-0.02em]">
      {before}{' '}
      <span className="lali:relative lali:mt-[0.62em] lali:inline-block">
        <Struck>{must}</Struck>{' '}
        <ins className="lali:absolute lali:inset-x-[-0.4em] lali:bottom-[88%] lali:-rotate-3 lali:text-center lali:text-[0.72em] lali:text-signal lali:whitespace-nowrap lali:no-underline">
          {instead}
        </ins>
      </span>{' '}
      {after}
    </p>
  );
}
