export {
  Tab,
  type TabProps,
  TabsList as List,
  type TabsListProps as ListProps,
  TabsPanel as Panel,
  type TabsPanelProps as PanelProps,
  TabsRoot as Root,
  type TabsRootProps as RootProps,
} from './tabs.tsx';
