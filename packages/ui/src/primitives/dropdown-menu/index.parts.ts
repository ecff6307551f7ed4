export {
  DropdownMenuContent as Content,
  type DropdownMenuContentProps as ContentProps,
  DropdownMenuItem as Item,
  type DropdownMenuItemProps as ItemProps,
  DropdownMenuRoot as Root,
  type DropdownMenuRootProps as RootProps,
  DropdownMenuTrigger as Trigger,
  type DropdownMenuTriggerProps as TriggerProps,
} from './dropdown-menu.tsx';
