import { cva } from 'class-variance-authority';
import { CheckIcon, ExclaimIcon, InformIcon } from './icons.tsx';

export type SignTone = 'success' | 'error' | 'info';

const signCellVariants = cva(
  'grid size-6 shrink-0 place-content-center text-raised forced-colors:border forced-colors:text-[CanvasText]',
  {
    variants: {
      tone: {
        success: 'rounded-[8px] bg-success-text',
        error: 'rounded-[5px] bg-error',
        info: 'rounded-full bg-kingfisher-text',
      },
    },
  },
);

const signs = { success: CheckIcon, error: ExclaimIcon, info: InformIcon };

export interface SignCellProps {
  /** What the message is: it has the colour, the shape and the sign. */
  tone: SignTone;
}

/** The tone of a message as one filled cell of the brand, distinguishable by icon and shape, not only by colour. */
export function SignCell({ tone }: SignCellProps) {
  const Sign = signs[tone];
  return (
    <span aria-hidden="true" className={signCellVariants({ tone })}>
      <Sign size={16} strokeWidth={3} />
    </span>
  );
}
