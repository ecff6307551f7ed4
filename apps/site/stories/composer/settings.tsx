import { FilterBar } from '@laliaflia/ui';
import { type Theme, themes, type Width, widths } from './address.ts';

interface SettingsProps {
  theme: Theme | undefined;
  width: Width | undefined;
  onTheme: (theme: Theme | undefined) => void;
  onWidth: (width: Width | undefined) => void;
}

/** How the page is looked at: its theme, and the width of its window. */
export function Settings({ theme, width, onTheme, onWidth }: SettingsProps) {
  return (
    <div className="lali:flex lali:flex-wrap lali:gap-x-8 lali:gap-y-3">
      <FilterBar
        label="Theme of the page"
        choices={[
          { value: '', label: 'As around' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme ?? ''}
        onValueChange={(value) => onTheme(themes.find((each) => each === value))}
      />
      <FilterBar
        label="Width of the page"
        choices={[
          { value: '', label: 'All there is' },
          ...widths.map((each) => ({ value: String(each), label: `${each} px` })),
        ]}
        value={String(width ?? '')}
        onValueChange={(value) => onWidth(widths.find((each) => String(each) === value))}
      />
    </div>
  );
}
