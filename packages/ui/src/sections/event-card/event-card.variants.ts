import { cva } from 'class-variance-authority';

/* Both parts are punched at the two corners where they meet, `--a` and `--b`: the notches of one ticket, wherever the
   perforation runs. Forced colours show edges instead. */
export const ticketPartVariants = cva(
  'flex min-w-0 flex-col [mask-composite:intersect] [mask-image:radial-gradient(circle_at_var(--a),transparent_0.8125rem,#000_0.875rem),radial-gradient(circle_at_var(--b),transparent_0.8125rem,#000_0.875rem)] forced-colors:border forced-colors:[mask-image:none]',
  {
    variants: {
      part: {
        body: 'rounded-t-card border-b-[5px] border-ground border-dotted p-6 pb-7 [--a:0_100%] [--b:100%_100%] @3xl:rounded-s-card @3xl:rounded-e-none @3xl:border-e-[5px] @3xl:border-b-0 @3xl:p-10 @3xl:[--a:100%_0] rtl:@3xl:[--a:0_0] rtl:@3xl:[--b:0_100%]',
        stub: 'gap-7 rounded-b-card p-6 [--a:0_0] [--b:100%_0] @3xl:rounded-s-none @3xl:rounded-e-card @3xl:p-9 @3xl:[--b:0_100%] rtl:@3xl:[--a:100%_0] rtl:@3xl:[--b:100%_100%]',
      },
      state: { open: '', 'sold-out': '', past: '' },
    },
    compoundVariants: [
      { part: 'body', state: 'open', class: 'surface-leaf [--quiet:var(--color-leaf-soft)]' },
      { part: 'stub', state: 'open', class: 'surface-pollen' },
      {
        state: ['sold-out', 'past'],
        class:
          '[--quiet:var(--color-muted)] [--surface:color-mix(in_oklab,var(--color-ink)_10%,var(--color-ground))] bg-(--surface) text-ink',
      },
    ],
  },
);
