import { Button, Dialog, Heading } from '@laliaflia/ui';
import { CloseIcon } from '@laliaflia/ui/icons';
import { catalogue } from './catalogue.tsx';

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
