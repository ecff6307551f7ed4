import { type ReactNode, useState } from 'react';
import { Field, Input } from '../../../primitives/field/index.ts';
import { hexFrom } from './seeds.ts';

interface ColourFieldProps {
  label: string;
  hex: string;
  /** How round the cell is. */
  corner: string;
  error?: string | undefined;
  className?: string;
  onChange: (hex: string) => void;
  /** What else belongs to the colour, at the end of its row. */
  children?: ReactNode;
}

/** A colour to be picked or typed. What is no colour yet changes nothing. */
export function ColourField({ label, hex, corner, error, className, onChange, children }: ColourFieldProps) {
  // What is being typed, and the colour it stands beside: once that is another one, the text is out of date.
  const [typed, setTyped] = useState({ text: hex, beside: hex });
  const text = typed.beside === hex ? typed.text : hex;
  const wrong = hexFrom(text) === undefined;
  const type = (next: string) => {
    const read = hexFrom(next);
    setTyped({ text: next, beside: read ?? hex });
    if (read !== undefined && read !== hex) onChange(read);
  };
  const tidy = () => {
    if (!wrong) setTyped({ text: hex, beside: hex });
  };
  return (
    <Field
      label={label}
      mark={null}
      error={wrong ? 'Six digits from 0 to f: #5b21b6' : error}
      className={className ?? ''}
    >
      <div className="lali:col-span-full lali:flex lali:gap-2">
        <input
          type="color"
          aria-label={`${label}, from the palette`}
          value={hex}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          style={{ borderRadius: corner }}
          className="lali:focus-ring lali:size-control lali:shrink-0 lali:cursor-pointer lali:appearance-none lali:overflow-clip lali:border lali:border-control lali:bg-transparent lali:p-0 lali:[&::-moz-color-swatch]:border-0 lali:[&::-webkit-color-swatch-wrapper]:p-0 lali:[&::-webkit-color-swatch]:border-0"
        />
        <Input
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={tidy}
          maxLength={9}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="lali:flex-1 lali:tabular-nums"
        />
        {children}
      </div>
    </Field>
  );
}
