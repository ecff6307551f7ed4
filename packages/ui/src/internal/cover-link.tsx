import { cx } from 'class-variance-authority';
import { ArrowIcon } from '../primitives/icons/index.ts';
import { useLinkComponent } from '../primitives/link/index.ts';

interface CoverLinkProps {
  href: string;
  title: string;
  /** Of the arrow, beside its place and its movement. Default: the colour of the title. */
  arrow?: string;
}

/**
 * The title of a cover (`group/cover`, `relative`) as its link, as wide as its words, with the cover as its target: along
 * the edges inside, where no window cuts it, is the ring.
 */
export function CoverLink({ href, title, arrow }: CoverLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      href={href}
      className="lali:outline-none lali:focus-visible:shadow-none lali:after:absolute lali:after:inset-0 lali:after:z-10 lali:focus-visible:after:focus-ring-inset-shown"
    >
      {title}
      <ArrowIcon
        size={44}
        className={cx(
          'lali:ms-[0.3em] lali:inline-block lali:align-[-0.04em] lali:transition-transform lali:duration-quick lali:group-hover/cover:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/cover:-translate-x-1 lali:motion-reduce:transition-none',
          arrow,
        )}
      />
    </Anchor>
  );
}
