import { Button, Dialog, Heading, IconButton, Tooltip } from '@laliaflia/ui';
import { ArrowIcon, CloseIcon } from '@laliaflia/ui/icons';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { catalogue } from './catalogue.tsx';

export interface Placed {
  id: number;
  name: string;
}

/** Id of the button that shows a section, first in its row. */
export const rowId = ({ id }: Placed): string => `placed-${id}`;

interface OnThePageProps {
  placed: readonly Placed[];
  onShow: (at: number) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (one: Placed) => void;
}

/** The sections of the page in their order. The focus moves with a moved section and stays in the list. */
export function OnThePage({ placed, onShow, onMove, onRemove }: OnThePageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const then = (change: () => void, row: number, does: string) => {
    flushSync(change);
    const rows = list.current?.children;
    const buttons = [...(rows?.[Math.min(row, rows.length - 1)]?.querySelectorAll('button') ?? [])];
    const able = buttons.filter((button) => !button.disabled);
    (able.find((button) => button.dataset.does === does) ?? able[1] ?? title.current)?.focus();
  };
  return (
    <div>
      <Heading ref={title} level={3} look="minor" tabIndex={-1}>
        On the page
      </Heading>
      {placed.length === 0 && (
        <p className="lali:mt-2 lali:border-line lali:border-t lali:py-3 lali:text-text-soft">
          No section yet.
        </p>
      )}
      <ol ref={list} className="lali:mt-2">
        {placed.map((one, i) => (
          <li key={one.id} className="lali:flex lali:items-center lali:border-line lali:border-t">
            <button
              id={rowId(one)}
              type="button"
              onClick={() => onShow(i)}
              className="lali:focus-ring-inset lali:flex lali:min-h-11 lali:min-w-0 lali:flex-1 lali:cursor-pointer lali:items-baseline lali:gap-3 lali:py-2 lali:text-start lali:font-semibold lali:wrap-anywhere lali:hover:text-accent-text"
            >
              <span
                aria-hidden="true"
                className="lali:w-5 lali:shrink-0 lali:font-normal lali:text-text-soft lali:tabular-nums"
              >
                {i + 1}
              </span>
              <span>
                <span className="lali:sr-only">Show </span>
                {one.name}
              </span>
            </button>
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

interface RowButtonProps {
  does: 'up' | 'down' | 'remove';
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function RowButton({ does, label, disabled = false, onPress, children }: RowButtonProps) {
  return (
    <Tooltip text={label}>
      <IconButton size="small" data-does={does} label={label} disabled={disabled} onClick={onPress}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

interface AddableProps {
  onAdd: (name: string) => void;
}

/** Every available section. Beside the page it stands below the list; on narrow windows it comes from the side. */
export function AddSection({ onAdd }: AddableProps) {
  return (
    <>
      <div className="lali:hidden lali:@4xl:block">
        <Heading level={3} look="minor">
          Add a section
        </Heading>
        <Catalogue onAdd={onAdd} />
      </div>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button variant="outline" size="small" className="lali:@4xl:hidden">
            Add a section
          </Button>
        </Dialog.Trigger>
        <Dialog.Content side="start" size="small">
          <Dialog.Title>Add a section</Dialog.Title>
          <Dialog.Description>Each goes to the end of the page.</Dialog.Description>
          <div className="lali:pt-4">
            <Catalogue onAdd={onAdd} />
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

function Catalogue({ onAdd }: AddableProps) {
  return (
    <ul className="lali:mt-2">
      {catalogue.map(({ name, use }) => (
        <li key={name} className="lali:border-line lali:border-t">
          <button
            type="button"
            onClick={() => onAdd(name)}
            className="lali:group lali:focus-ring-inset lali:flex lali:size-full lali:min-h-11 lali:cursor-pointer lali:items-center lali:gap-3 lali:py-2 lali:text-start lali:hover:text-accent-text"
          >
            <span className="lali:min-w-0 lali:flex-1">
              <span className="lali:font-semibold lali:wrap-anywhere">
                <span className="lali:sr-only">Add </span>
                {name}
              </span>
              <span className="lali:type-small lali:block lali:text-text-soft">{use}</span>
            </span>
            <CloseIcon
              aria-hidden="true"
              className="lali:shrink-0 lali:rotate-45 lali:text-text-soft lali:group-hover:text-accent-text"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
