'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { searchBox } from '../../messages/en.ts';
import { CloseIcon, SearchIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const searchBoxVariants = cva('grid min-w-0 text-ink');

const searchFieldVariants = cva(
  'focus-ring peer col-start-1 row-start-1 m-0 min-h-control w-full min-w-0 appearance-none rounded-control border border-control bg-raised ps-12 pe-13 text-[1.0625rem] text-ink leading-normal transition-[border-color] duration-quick placeholder:text-muted placeholder:opacity-100 hover:border-ink motion-reduce:transition-none [&::-webkit-search-cancel-button]:hidden',
);

export interface SearchBoxProps
  extends Omit<ComponentProps<'form'>, 'children' | 'role' | 'defaultValue' | 'onSubmit' | 'action'> {
  /** What is searched ('Search articles'). Names the field and the landmark. */
  label: string;
  /** The label stands above the field, instead of being heard only. Default `false`. */
  showLabel?: boolean;
  /** Default: the label and three dots. */
  placeholder?: string;
  /** Where the browser goes with the text before scripts run. Default: the page itself. */
  action?: string;
  /** Name of the text in that address. Default `q`. */
  param?: string;
  /** The text. Left out, the box keeps its own. */
  value?: string;
  /** The text at first, when the box keeps its own. Default empty. */
  defaultValue?: string;
  /** With each change, for lists that filter while one types. */
  onValueChange?: (value: string) => void;
  /** On Enter, instead of the browser's own search. */
  onSearch?: (value: string) => void;
  /** What came of it ('3 articles'); announced when it changes. */
  result?: string;
  /** Name of the button that empties the field. Default `Clear search`. */
  clearLabel?: string;
}

/** A search of the browser's own, that filters while one types as soon as scripts run. */
export function SearchBox({
  label,
  showLabel = false,
  placeholder = `${label}...`,
  action,
  param = 'q',
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  result = '',
  clearLabel,
  className,
  ...props
}: SearchBoxProps) {
  const words = useWords('searchBox', searchBox);
  const ownId = useId();
  const id = `${props.id ?? ownId}-field`;
  const field = useRef<HTMLInputElement>(null);
  const enhanced = useEnhanced();
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Who filters while one types has answered already.
    if (!onSearch && !onValueChange) return;
    event.preventDefault();
    onSearch?.(text);
  };
  const clear = () => {
    change('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || text === '') return;
    // The text first; whatever else closes on Escape has its turn with the next.
    event.preventDefault();
    event.stopPropagation();
    change('');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is needed anyway, and one element with the role is enough.
    <form
      role="search"
      aria-label={label}
      action={action}
      data-enhanced={enhanced ? '' : undefined}
      data-empty={text === '' ? '' : undefined}
      className={cx(searchBoxVariants(), className)}
      {...props}
      onSubmit={submit}
    >
      {showLabel ? (
        <label htmlFor={id} className="pb-2 font-semibold text-[0.9375rem] leading-snug wrap-anywhere">
          {label}
        </label>
      ) : (
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
      )}
      <div className="grid min-w-0">
        <input
          ref={field}
          id={id}
          type="search"
          name={param}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={press}
          className={searchFieldVariants()}
        />
        <SearchIcon className="pointer-events-none col-start-1 row-start-1 ms-4 self-center justify-self-start text-muted" />
        {enhanced && text !== '' && (
          <button
            type="button"
            aria-label={clearLabel ?? words.clear}
            onClick={clear}
            className="focus-ring col-start-1 row-start-1 me-1 grid size-11 cursor-pointer place-content-center self-center justify-self-end rounded-[max(2px,calc(var(--radius-control)-4px))] text-muted hover:text-ink"
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <VisuallyHidden role="status">{enhanced && text !== '' ? result : ''}</VisuallyHidden>
    </form>
  );
}
