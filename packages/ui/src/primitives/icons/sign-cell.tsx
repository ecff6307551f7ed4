import { cva } from 'class-variance-authority';
import { CheckIcon, ExclaimIcon, InformIcon } from './icons.tsx';

export type SignTone = 'success' | 'error' | 'info';

const signCellVariants = cva(
  'lali:grid lali:size-6 lali:shrink-0 lali:place-content-center lali:text-surface lali:forced-colors:border lali:forced-colors:text-[CanvasText]',
  {
    variants: {
      tone: {
        success: 'lali:rounded-[8px] lali:bg-success-text',
        error: 'lali:rounded-[5px] lali:bg-danger-text',
        info: 'lali:rounded-full lali:bg-primary-text',
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
