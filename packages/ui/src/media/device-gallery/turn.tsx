import { IconButton } from '../../primitives/icon-button/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';

interface TurnProps {
  label: string;
  /** Id of the gallery's name, which describes the button. */
  of: string | undefined;
  ended: boolean | undefined;
  onTurn: () => void;
  back?: boolean;
}

/** A button that moves the strip. `aria-disabled`, as `disabled` would throw the focus away at the end of the strip. */
export function Turn({ label, of, ended = false, onTurn, back = false }: TurnProps) {
  return (
    <IconButton
      label={label}
      aria-describedby={of}
      variant="outline"
      aria-disabled={ended || undefined}
      className="lali:surface-page lali:aria-disabled:cursor-default lali:aria-disabled:opacity-50"
      onClick={ended ? undefined : onTurn}
    >
      <ArrowIcon className={back ? 'lali:-scale-x-100 lali:rtl:scale-x-100' : 'lali:rtl:-scale-x-100'} />
    </IconButton>
  );
}
