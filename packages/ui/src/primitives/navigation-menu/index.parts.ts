export { Branch, BranchList, BranchTrigger, type NavigationMenuBranchProps } from './branch.tsx';
export {
  Item,
  List,
  type NavigationMenuItemProps,
  type NavigationMenuRootProps,
  type NavigationMenuSummaryProps,
  type NavigationMenuTriggerProps,
  Panel,
  Root,
  Summary,
  Trigger,
} from './navigation-menu.tsx';
