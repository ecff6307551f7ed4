export {
  ToggleGroupItem as Item,
  type ToggleGroupItemProps as ItemProps,
  ToggleGroupRoot as Root,
  type ToggleGroupRootProps as RootProps,
} from './toggle-group.tsx';
