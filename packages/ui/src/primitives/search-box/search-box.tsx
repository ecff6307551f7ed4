'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { searchBox } from '../../messages/en.ts';
import { CloseIcon, SearchIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const searchBoxVariants = cva('lali:grid lali:min-w-0 lali:text-text');

const searchFieldVariants = cva(
  'lali:focus-ring lali:peer lali:col-start-1 lali:row-start-1 lali:m-0 lali:min-h-control lali:w-full lali:min-w-0 lali:appearance-none lali:rounded-control lali:border lali:border-control lali:bg-surface lali:ps-12 lali:pe-13 lali:text-[1.0625rem] lali:text-text lali:leading-normal lali:transition-[border-color] lali:duration-quick lali:placeholder:text-text-soft lali:placeholder:opacity-100 lali:hover:border-text lali:motion-reduce:transition-none lali:[&::-webkit-search-cancel-button]:hidden',
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
        <label
          htmlFor={id}
          className="lali:pb-2 lali:font-semibold lali:text-[0.9375rem] lali:leading-snug lali:wrap-anywhere"
        >
          {label}
        </label>
      ) : (
        <label htmlFor={id} className="lali:sr-only">
          {label}
        </label>
      )}
      <div className="lali:grid lali:min-w-0">
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
        <SearchIcon className="lali:pointer-events-none lali:col-start-1 lali:row-start-1 lali:ms-4 lali:self-center lali:justify-self-start lali:text-text-soft" />
        {enhanced && text !== '' && (
          <button
            type="button"
            aria-label={clearLabel ?? words.clear}
            onClick={clear}
            className="lali:focus-ring lali:col-start-1 lali:row-start-1 lali:me-1 lali:grid lali:size-11 lali:cursor-pointer lali:place-content-center lali:self-center lali:justify-self-end lali:rounded-[max(2px,calc(var(--lali-radius-control)-4px))] lali:text-text-soft lali:hover:text-text"
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <VisuallyHidden role="status">{enhanced && text !== '' ? result : ''}</VisuallyHidden>
    </form>
  );
}
