import { Checkbox, DescriptionList, Dialog, Kbd } from '@laliaflia/ui';
import { useRef } from 'react';
import { shortcuts } from '../content/words.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

export function ShortcutsDialog({ open, onOpenChange, enabled, onEnabledChange }: ShortcutsDialogProps) {
  /** A key opens it, and no button that the focus could go back to. */
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (open && !wasOpen.current) before.current = document.activeElement;
  wasOpen.current = open;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        size="small"
        closeLabel={shortcuts.close}
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
          event.preventDefault();
          before.current.focus({ preventScroll: true });
        }}
      >
        <Dialog.Title>{shortcuts.title}</Dialog.Title>
        <DescriptionList.Root className="lali:mt-5 lali:mb-6">
          {shortcuts.keys.map(({ key, does }) => (
            <DescriptionList.Item key={key} term={does}>
              <Kbd>{key}</Kbd>
            </DescriptionList.Item>
          ))}
        </DescriptionList.Root>
        <Checkbox
          label={shortcuts.enabled}
          checked={enabled}
          onChange={(event) => onEnabledChange(event.currentTarget.checked)}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
