import { Heading, IconButton, Tooltip } from '@laliaflia/ui';
import { ArrowIcon, CloseIcon } from '@laliaflia/ui/icons';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Placed } from './use-composition.ts';
import { type ReorderStep, useReorder } from './use-reorder.ts';

/** Id of the button that shows a section. */
export const rowId = ({ id }: Placed): string => `placed-${id}`;

interface OnThePageProps {
  placed: readonly Placed[];
  onShow: (at: number) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (one: Placed) => void;
  onEdit: (one: Placed, opener: HTMLElement) => void;
  /** What is to be announced while nothing has changed yet. */
  onNews: (news: string) => void;
}

/** The sections of the page in their order. The focus moves with a moved section and stays in the list. */
export function OnThePage({ placed, onShow, onMove, onRemove, onEdit, onNews }: OnThePageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const help = useId();
  const then = (change: () => void, row: number, does: string) => {
    flushSync(change);
    const rows = list.current?.children;
    const buttons = [...(rows?.[Math.min(row, rows.length - 1)]?.querySelectorAll('button') ?? [])];
    const able = buttons.filter((button) => !button.disabled);
    // Where that button cannot be pressed, the one beside it: behind the handle, the name and the pen.
    (able.find((button) => button.dataset.does === does) ?? able[3] ?? title.current)?.focus();
  };
  const reorder = useReorder({
    list,
    count: placed.length,
    onMove: (from, to) => then(() => onMove(from, to), to, 'lift'),
    onStep: (step, from, to) => onNews(stepNews[step](placed[from]?.name ?? '', to + 1, placed.length)),
  });
  return (
    <div>
      <Heading ref={title} level={3} look="minor" tabIndex={-1}>
        On the page
      </Heading>
      <p id={help} hidden>
        Press to lift it. The arrow keys move it, Space or Enter puts it down, Escape puts it back.
      </p>
      {placed.length === 0 && (
        <p className="lali:mt-2 lali:border-line lali:border-t lali:py-3 lali:text-text-soft">
          No section yet.
        </p>
      )}
      <ol ref={list} className="lali:mt-2">
        {placed.map((one, i) => (
          <li
            key={one.id}
            {...reorder.row(i)}
            className="lali:relative lali:flex lali:items-center lali:border-line lali:border-t lali:bg-surface lali:data-lifted:z-1 lali:data-lifted:bg-page lali:data-lifted:-mx-3 lali:data-lifted:rounded-control lali:data-lifted:border-transparent lali:data-lifted:px-3 lali:data-lifted:shadow-float lali:data-line:before:absolute lali:data-line:before:inset-x-0 lali:data-line:before:z-2 lali:data-line:before:h-[3px] lali:data-line:before:bg-accent-text lali:data-[line=after]:before:-bottom-[2px] lali:data-[line=before]:before:-top-[2px] lali:forced-colors:data-line:before:bg-[Highlight] lali:forced-colors:data-line:before:forced-color-adjust-none"
          >
            <IconButton
              size="small"
              data-does="lift"
              label={`Move ${one.name}`}
              aria-describedby={help}
              className="lali:-ms-3 lali:cursor-grab lali:touch-none lali:text-text-soft lali:hover:text-text lali:aria-pressed:cursor-grabbing lali:aria-pressed:text-accent-text"
              {...reorder.handle(i)}
            >
              <GripIcon />
            </IconButton>
            <button
              id={rowId(one)}
              type="button"
              data-does="show"
              onClick={() => onShow(i)}
              className="lali:focus-ring-inset lali:min-h-11 lali:min-w-0 lali:flex-1 lali:cursor-pointer lali:py-2 lali:text-start lali:font-semibold lali:wrap-anywhere lali:hover:text-accent-text"
            >
              <span className="lali:sr-only">Show </span>
              {one.name}
            </button>
            <RowButton
              does="edit"
              label={`Edit the texts of ${one.name}`}
              onPress={(opener) => onEdit(one, opener)}
            >
              <PenIcon />
            </RowButton>
            <RowButton
              does="up"
              label={`Move ${one.name} up`}
              disabled={i === 0}
              onPress={() => then(() => onMove(i, i - 1), i - 1, 'up')}
            >
              <ArrowIcon className="lali:-rotate-90" />
            </RowButton>
            <RowButton
              does="down"
              label={`Move ${one.name} down`}
              disabled={i === placed.length - 1}
              onPress={() => then(() => onMove(i, i + 1), i + 1, 'down')}
            >
              <ArrowIcon className="lali:rotate-90" />
            </RowButton>
            <RowButton
              does="remove"
              label={`Remove ${one.name}`}
              onPress={() => then(() => onRemove(one), i, 'remove')}
            >
              <CloseIcon />
            </RowButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

const stepNews: Readonly<Record<ReorderStep, (name: string, number: number, count: number) => string>> = {
  lifted: (name, number, count) =>
    `${name} lifted, number ${number} of ${count}. The arrow keys move it, Space puts it down, Escape puts it back.`,
  over: (name, number, count) => `${name}: number ${number} of ${count}.`,
  back: (name, number, count) => `${name} is back at number ${number} of ${count}.`,
};

/** Six cells: something to hold it by. */
function GripIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="lali:size-5 lali:fill-current">
      {[3, 8.5, 14].flatMap((y) =>
        [5, 11].map((x) => <rect key={`${x} ${y}`} x={x} y={y} width="3.5" height="3.5" rx="1" />),
      )}
    </svg>
  );
}

function PenIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="lali:size-5 lali:fill-none lali:stroke-2 lali:stroke-current"
    >
      <path d="M4 20h4L20 8l-4-4L4 16zM13 7l4 4" />
    </svg>
  );
}

interface RowButtonProps {
  does: 'edit' | 'up' | 'down' | 'remove';
  label: string;
  disabled?: boolean;
  onPress: (button: HTMLElement) => void;
  children: ReactNode;
}

function RowButton({ does, label, disabled = false, onPress, children }: RowButtonProps) {
  return (
    <Tooltip text={label}>
      <IconButton
        size="small"
        data-does={does}
        label={label}
        disabled={disabled}
        onClick={({ currentTarget }) => onPress(currentTarget)}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
